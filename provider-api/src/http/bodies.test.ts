import { onBothEngines } from '../../testing/server';

onBothEngines('Signs that no database holds', (server) => {
  const send = (payload: string, url = '/regions') =>
    server().app.inject({
      method: 'POST',
      url: `/api${url}`,
      payload,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${server().adminToken}` },
    });

  it('are left out of names and values, and the text of their escape is kept as it was typed', async () => {
    for (const [typed, kept] of [
      ['"Coast \\u0000 north"', 'Coast  north'],
      ['"Written \\\\u0000 so"', 'Written \\u0000 so'],
      ['"Ends with \\\\u0000"', 'Ends with \\u0000'],
      ['"Both \\\\\\u0000 ways"', 'Both \\ ways'],
    ] as const) {
      const answer = await send(`{"na\\u0000me": ${typed}}`);
      expect([answer.statusCode, answer.json<{ data?: { name: string } }>().data?.name]).toEqual([201, kept]);
    }
  });

  it('hide neither levels nor keys from what is checked before', async () => {
    const levels = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const hidden = await send(`{"name": "A", "x": "\\\\u0000", ",\\"y\\":${levels}": ""}`);
    expect([hidden.statusCode, hidden.json<{ data?: { name: string } }>().data?.name]).toEqual([201, 'A']);
    const outside = await send(`{"name":"B","x":"\\\\u0000",","y":${levels},"z":""}`);
    expect(outside.statusCode).toBe(400);
    expect((await send('{"__pro\\u0000to__": {"name": "C"}}')).statusCode).toBe(400);
  });
});
