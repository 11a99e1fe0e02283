import { gzipSync } from 'node:zlib';
import { special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

onBothEngines('Characters that a database cannot store', (server) => {
  const send = (payload: string, url = '/regions') =>
    server().app.inject({
      method: 'POST',
      url: `/api${url}`,
      payload,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${server().adminToken}` },
    });

  it('are removed from names and values, but their escape typed as text is kept', async () => {
    for (const [typed, stored] of [
      ['"Coast \\u0000 north"', 'Coast north'],
      ['"Written \\\\u0000 so"', 'Written \\u0000 so'],
      ['"Ends with \\\\u0000"', 'Ends with \\u0000'],
      ['"Both \\\\\\u0000 ways"', 'Both \\ ways'],
    ] as const) {
      const answer = await send(`{"na\\u0000me": ${typed}}`);
      expect([answer.statusCode, answer.json<{ data?: { name: string } }>().data?.name]).toEqual([201, stored]);
    }
  });

  it('so are control characters; line ends and tabs are kept in texts and become a blank in a name', async () => {
    const listPath = `/properties/${await server().given.hotel()}/specials`;
    const typed = 'A\u0007\u001b[1m\b\u0001 b\tc\r\nd\u000be\ff';
    const { id, title, content } = await server().given.item(listPath, special({ title: typed, content: typed }));
    expect([title, content]).toEqual(['A[1m b c d e f', 'A[1m b\tc\r\nd\ne\nf']);
    const { body } = await server().admin.put(`${listPath}/${id}`, { title: 'Written \\u0007 so' });
    expect(body.data.title).toBe('Written \\u0007 so');
  });

  it('and byte order marks are left out, with which programs begin a text: the databases read them differently', async () => {
    const list = `/properties/${await server().given.restaurant()}/menus`;
    for (const script of ['\ufeff<p>Lunch</p>', '<p>\ufeffLunch</p>\ufeff']) {
      const { id } = await server().given.item(list, { title: 'Lunch', script });
      expect((await server().admin.get(`${list}/${id}`)).body.data.script).toBe('<p>Lunch</p>');
    }
    const escaped = await send('{"title": "Dinner", "script": "\\ufeff1 \\uFEFF2 \\\\ufeff3"}', list);
    expect(escaped.json<{ data: { script: string } }>().data.script).toBe('1 2 \\ufeff3');
  });

  it('do not include a whole emoji, which some programs send as two escapes', async () => {
    const answer = await send('{"name": "\\ud83d\\ude00 and \\ud83d"}');
    expect(answer.json<{ data?: { name: string } }>().data?.name).toBe('\u{1f600} and \ufffd');
  });

  it('hide neither nesting nor keys from the checks before', async () => {
    const levels = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const hidden = await send(`{"name": "A", "x": "\\\\u0000", ",\\"y\\":${levels}": ""}`);
    expect([hidden.statusCode, hidden.json<{ data?: { name: string } }>().data?.name]).toEqual([201, 'A']);
    const outside = await send(`{"name":"B","x":"\\\\u0000",","y":${levels},"z":""}`);
    expect(outside.statusCode).toBe(400);
    const marked = await send(`{"name":"B","x":"\\\ufeff","${','}"y":${levels},"z":""}`);
    expect(marked.statusCode).toBe(400);
    expect((await send('{"__pro\\u0000to__": {"name": "C"}}')).statusCode).toBe(400);
  });
});

onBothEngines('Bodies that are not JSON in UTF-8', (server) => {
  const send = (payload: Buffer, headers: Record<string, string>) =>
    server().app.inject({
      method: 'POST',
      url: '/api/regions',
      payload,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${server().adminToken}`, ...headers },
    });
  const latin = Buffer.from('{"name": "Caf\u00e9"}', 'latin1');

  it('are refused, so that none of their characters is stored as another one', async () => {
    const named = await send(latin, { 'content-type': 'application/json; charset=ISO-8859-1' });
    expect([named.statusCode, named.json()]).toEqual([
      415,
      expect.objectContaining({ code: 'unsupported_media_type', message: 'Send JSON in UTF-8, not in ISO-8859-1.' }),
    ]);
    const endless = await send(latin, { 'content-type': `application/json; charset=${'x'.repeat(5_000)}` });
    expect(endless.json<{ message: string }>().message).toBe(`Send JSON in UTF-8, not in ${'x'.repeat(99)}….`);
    const unnamed = await send(latin, {});
    expect([unnamed.statusCode, unnamed.json<{ code: string }>().code]).toEqual([400, 'bad_request']);
    const compressed = await send(gzipSync('{"name": "Packed"}'), { 'content-encoding': 'gzip' });
    expect([compressed.statusCode, compressed.json<{ code: string }>().code]).toEqual([415, 'unsupported_media_type']);
  });

  it('are not confused with bodies that are', async () => {
    const text = Buffer.from('\ufeff{"name": "Caf\u00e9 \u{1f600}"}');
    for (const type of ['application/json; charset="UTF-8"', 'application/json;charset=utf8', 'application/json'])
      expect((await send(text, { 'content-type': type, 'content-encoding': 'identity' })).statusCode).toBe(
        type.includes('"') ? 201 : 409,
      );
  });
});

onBothEngines('Half an emoji', (server) => {
  it('is stored as the replacement character, in a new item and in a change', async () => {
    const listPath = `/properties/${await server().given.hotel()}/specials`;
    const { id, title } = await server().given.item(listPath, special({ title: 'Cut \ud83d' }));
    expect(title).toBe('Cut \ufffd');
    const { status, body } = await server().admin.put(`${listPath}/${id}`, {
      title: '\ude00 whole \ud83d\ude00',
      header: 'x\udc00',
    });
    expect([status, body.data?.title]).toEqual([200, '\ufffd whole \ud83d\ude00']);
  });
});

onBothEngines('A list that is too long', (server) => {
  it('is refused at its field, whose name is shortened to a hundred characters', async () => {
    const answer = await server().admin.post('/regions', { ['x'.repeat(500_000)]: Array(600).fill(0) });
    const shown = `${'x'.repeat(99)}…`;
    expect([answer.status, answer.body.message, answer.body.fields]).toEqual([
      422,
      `${shown} has too many entries. Must be at most 500 entries.`,
      { [shown]: 'Must be at most 500 entries' },
    ]);
  });
});
