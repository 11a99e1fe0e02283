import { PASSWORD } from '../../../testing/given';
import { newRemoteName, packed, upload } from '../../../testing/release';
import { onBothEngines } from '../../../testing/server';
import { newRemote, storeVersions } from '../../../testing/releases';

const A = '0.1.0-aaaaaaaa';
const B = '0.1.0-bbbbbbbb';
const C = '0.1.0-cccccccc';
const ALL = [A, B, C];

onBothEngines('Versions in use', (server) => {
  /** A remote with some versions uploaded, quickly or not. */
  const prepareRemote = async (...versions: string[]) => {
    const name = newRemoteName();
    const expires_on = new Date(Date.now() + 3_600_000).toISOString();
    const { value: token } = await server().given.item('/deploy-tokens', { remote: name, expires_on });
    for (const version of versions) {
      const { status } = await upload(server().app, token, name, packed(name, { hash: version.split('-')[1]! }));
      expect(status).toBe(201);
    }
    const { admin } = server();
    const list = async () => (await admin.get(`/remotes/${name}/releases`)).body;
    const match = async () => ({ 'if-match': `"${(await list()).meta.version}"` });
    return {
      name,
      token,
      list,
      match,
      put: async (body: object) => admin.put(`/remotes/${name}/live`, body, await match()),
      withdraw: async (version: string, why = 'It fails') =>
        admin.post(`/remotes/${name}/releases/${version}/withdraw`, { why }, await match()),
      /** What is loaded, and what is stepped back to. */
      loads: async (client = server().nobody) => {
        const { remotes } = (await client.get('/remotes/registry')).body.data;
        const line = remotes.find((remote: { name: string }) => remote.name === name);
        return line ? [line.version, ...line.previous.map(({ version }: { version: string }) => version)] : null;
      },
      states: async () =>
        Object.fromEntries((await list()).data.map(({ release, state }: { release: string; state: string }) => [release, state])),
    };
  };

  it('every remote is listed with its version in use, also one that has none yet', async () => {
    const remote = await prepareRemote(A);
    const find = async () =>
      (await server().admin.get('/remotes')).body.data.find(({ name }: { name: string }) => name === remote.name);
    expect(await find()).toEqual({ name: remote.name, version: 1, live: null, canary: null, share: 0, people: [] });
    await remote.put({ release: A, share: 100, why: ' ' });
    expect(await find()).toMatchObject({ version: 2, live: A });
    expect((await remote.list()).data[0]).toMatchObject({ state: 'live', share: 100, why: null });
  });

  it('remotes are listed by name', async () => {
    for (const name of ['mf-zebra', 'mf-aspen']) await storeVersions(server().services.db, name, ['1'], { live: '1' });
    const [{ data: listed }, { data: loaded }] = [
      (await server().admin.get('/remotes')).body,
      (await server().nobody.get('/remotes/registry')).body,
    ];
    for (const remotes of [listed, loaded.remotes]) {
      const names = remotes.map(({ name }: { name: string }) => name);
      expect(names.filter((name: string) => /aspen|zebra/.test(name))).toEqual(['mf-aspen', 'mf-zebra']);
    }
  });

  it('a deploy token puts a version live for everybody, and pages can step back to the one before', async () => {
    const remote = await prepareRemote(A, B);
    const byToken = server().as(remote.token);
    const { status, body } = await byToken.put(
      `/remotes/${remote.name}/live`,
      { release: A, why: 'First' },
      await remote.match(),
    );
    expect(status).toBe(200);
    expect(body.data).toEqual({ name: remote.name, version: 2, live: A, canary: null, share: 0, people: [] });
    expect(await remote.loads()).toEqual([A]);
    await remote.put({ release: B, share: 100, why: 'Second' });
    expect(await remote.loads()).toEqual([B, A]);
    const { data } = await remote.list();
    expect(data.map(({ release }: { release: string }) => release)).toEqual([B, A]);
    expect(data[0]).toMatchObject({ state: 'live', share: 100, why: 'Second', by: { name: expect.any(String) }, loads: 0 });
    expect(data[1]).toMatchObject({ state: 'uploaded', share: 0 });
    expect(Date.parse(data[0].since)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('a move states the version it is based on, and is refused if that has changed', async () => {
    const { name, match } = await prepareRemote(A, B);
    const { admin } = server();
    const path = `/remotes/${name}/live`;
    const seenVersion = await match();
    for (const headers of [undefined, { 'if-match': '*' }])
      expect((await admin.put(path, { release: A }, headers)).status).toBe(400);
    expect((await admin.put(path, { release: A }, seenVersion)).status).toBe(200);
    const late = await admin.put(path, { release: B }, seenVersion);
    expect([late.status, late.body.current]).toEqual([412, { remote: name, version: 2, live: A, canary: null }]);
    const { status, body } = await admin.post(`/remotes/${name}/releases/${A}/withdraw`, { why: 'x' });
    expect([status, body.message]).toEqual([400, expect.stringMatching(/^Send If-Match with the `meta\.version` of the list/)]);
    expect((await admin.post(`/remotes/${name}/releases/${A}/withdraw`, { why: 'x' }, seenVersion)).status).toBe(412);
  });

  it('of two moves at the same moment one is refused, and neither undoes the other', async () => {
    const remote = await prepareRemote(A, B, C);
    await remote.put({ release: A });
    const headers = await remote.match();
    const both = await Promise.all(
      [B, C].map((release) => server().admin.put(`/remotes/${remote.name}/live`, { release }, headers)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = both.find(({ status }) => status === 200)!.body.data.live;
    expect(await remote.loads()).toEqual([winner, A]);
  });

  it('a withdrawn version is never used again: not by stepping back, putting live or uploading it again', async () => {
    const remote = await prepareRemote(...ALL);
    for (const release of ALL) await remote.put({ release });
    expect(await remote.loads()).toEqual([C, B]);
    const { status, body } = await remote.withdraw(C, 'It crashes');
    expect([status, body.data.live]).toEqual([200, B]);
    expect(await remote.loads()).toEqual([B, A]);
    const [, takenOver] = (await remote.list()).data;
    expect(takenOver).toMatchObject({ release: B, state: 'live', why: `${C} was withdrawn` });
    await remote.withdraw(B);
    expect(await remote.loads()).toEqual([A]);
    const again = await remote.put({ release: C });
    expect([again.status, again.body.message]).toEqual([
      409,
      `${C} was withdrawn and is never used again. Release a new version.`,
    ]);
    expect((await remote.withdraw(C)).status).toBe(409);
    const upped = await upload(server().app, remote.token, remote.name, packed(remote.name, { hash: 'cccccccc' }));
    expect([upped.status, upped.body.message]).toEqual([409, expect.stringMatching(/was withdrawn and is never used again/)]);
    expect(await remote.states()).toEqual({ [A]: 'live', [B]: 'withdrawn', [C]: 'withdrawn' });
    expect((await remote.list()).data[0]).toMatchObject({ release: C, why: 'It crashes', by: { id: expect.any(String) } });
  });

  it('withdrawing the only version leaves nothing to load; withdrawing one that is not in use changes nothing', async () => {
    const remote = await prepareRemote(A, B);
    await remote.put({ release: A });
    await remote.withdraw(B);
    expect(await remote.loads()).toEqual([A]);
    await remote.withdraw(A);
    expect(await remote.loads()).toBeNull();
    expect((await remote.withdraw('0.1.0-dddddddd')).status).toBe(404);
  });

  it('a canary goes to its share of people, the same ones every time, and to nobody else', async () => {
    const remote = await prepareRemote(A, B);
    await remote.put({ release: A });
    expect((await remote.put({ release: B, share: 40, why: 'Try' })).body.data).toMatchObject({ live: A, canary: B, share: 40 });
    const people = await Promise.all(Array.from({ length: 12 }, () => server().given.user()));
    const first = await Promise.all(people.map((person) => remote.loads(person)));
    const second = await Promise.all(people.map((person) => remote.loads(person)));
    expect(second).toEqual(first);
    for (const versions of first) expect([[A], [B, A]]).toContainEqual(versions);
    expect(await remote.loads()).toEqual([A]);
    expect(await remote.loads(server().as(remote.token))).toEqual([A]);
    const { data } = await remote.list();
    expect(data[0]).toMatchObject({ release: B, state: 'canary', share: 40, why: 'Try' });
    expect(data[1]).toMatchObject({ release: A, state: 'live', share: 60 });
    await remote.put({ release: B, share: 100 });
    for (const person of people) expect(await remote.loads(person)).toEqual([B, A]);
  });

  it('a larger share includes everybody who had the canary before', async () => {
    const remote = await prepareRemote(A, B);
    await remote.put({ release: A });
    const people = await Promise.all(Array.from({ length: 12 }, () => server().given.user()));
    const have = async () => Promise.all(people.map(async (person) => (await remote.loads(person))?.[0] === B));
    await remote.put({ release: B, share: 30 });
    const few = await have();
    await remote.put({ release: B, share: 70 });
    const more = await have();
    few.forEach((had, index) => had && expect(more[index]).toBe(true));
    // Without a bearer a page gets the version that most people get.
    expect(await remote.loads()).toEqual([B, A]);
  });

  it('a canary goes to named people; withdrawing it gives them the live version again', async () => {
    const remote = await prepareRemote(A, B);
    await remote.put({ release: A });
    const [anna, other] = [await server().given.user(), await server().given.user()];
    const unknown = await remote.put({ release: B, people: ['nobody@house.example'] });
    expect([unknown.status, unknown.body.fields]).toEqual([
      422,
      { people: 'No user has the email address nobody@house.example.' },
    ]);
    const { body } = await remote.put({ release: B, people: [anna.email.toUpperCase()] });
    expect(body.data).toMatchObject({ canary: B, share: 0, people: [anna.email] });
    expect([await remote.loads(anna), await remote.loads(other)]).toEqual([[B, A], [A]]);
    expect((await remote.list()).data[0]).toMatchObject({ state: 'canary', people: [anna.email] });
    await remote.withdraw(B);
    expect(await remote.loads(anna)).toEqual([A]);
    expect((await remote.list()).meta.version).toBe(4);
  });

  it('a canary that was live before takes over when the live version is withdrawn, and is no canary any more', async () => {
    const remote = await prepareRemote(A, B);
    for (const release of [A, B]) await remote.put({ release });
    await remote.put({ release: A, share: 10 });
    expect((await remote.list()).meta.step_back).toBe(A);
    expect((await remote.withdraw(B)).body.data).toMatchObject({ live: A, canary: null, share: 0 });
    expect((await remote.list()).data[1]).toMatchObject({ release: A, state: 'live', share: 100 });
    expect((await remote.list()).meta.step_back).toBeNull();
  });

  it('a trial keeps its people, and who began it, when and why, while another version is withdrawn', async () => {
    const remote = await prepareRemote(...ALL);
    await remote.put({ release: A });
    const anna = await server().given.user();
    await remote.put({ release: B, share: 20, people: [anna.email], why: 'Try' });
    const trial = async () => (await remote.list()).data.find(({ release }: { release: string }) => release === B);
    const before = await trial();
    await remote.withdraw(C, 'Built by mistake');
    expect(await trial()).toEqual(before);
    expect(before).toMatchObject({ state: 'canary', share: 20, people: [anna.email], why: 'Try' });
  });

  it('people who try a version are listed by address, once each', async () => {
    const remote = await prepareRemote(A, B);
    await remote.put({ release: A });
    const emails = ['zoe.trial@house.example', 'abe.trial@house.example'];
    for (const email of emails)
      await server().given.item('/users', { first_name: 'Anna', last_name: 'Lee', email, password: PASSWORD });
    const { body } = await remote.put({ release: B, people: [...emails, emails[0]!.toUpperCase()] });
    expect(body.data.people).toEqual(emails.toSorted());
    const change = (await server().admin.get('/security-log?event=release_live')).body.data[0];
    expect(change.detail).toBe('For 2 people by name');
  });

  it('a deploy token cannot find out whether an email address exists', async () => {
    const remote = await prepareRemote(A, B);
    await remote.put({ release: A });
    const anna = await server().given.user();
    const team = server().as(remote.token);
    const answerTo = async (email: string) => {
      const put = await team.put(`/remotes/${remote.name}/live`, { release: B, people: [email] }, await remote.match());
      const list = await team.get(`/remotes/${remote.name}/releases`);
      return [put.status, { ...put.body.data, version: null }, list.body.data[0].state, list.body.data[0].people];
    };
    expect(await answerTo('nobody@house.example')).toEqual(await answerTo(anna.email));
    expect([await remote.loads(anna), (await remote.list()).data[0].people]).toEqual([[B, A], [anna.email]]);
  });

  it.each([
    [{ share: 0 }, 'share'],
    [{ share: 101 }, 'share'],
    [{ share: -1 }, 'share'],
    [{ people: ['anna'] }, 'people'],
    [{ share: 10, why: 'x'.repeat(301) }, 'why'],
  ])('%j is refused', async (body, field) => {
    const remote = await prepareRemote(A);
    const answer = await remote.put({ release: A, ...body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields).join()).toContain(field);
  });

  it('the live version cannot be given to some, an unknown one to nobody, and a withdrawal requires a reason', async () => {
    const remote = await prepareRemote(A, B);
    await remote.put({ release: A });
    expect((await remote.put({ release: A, share: 10 })).status).toBe(422);
    expect((await remote.put({ release: '0.1.0-dddddddd' })).status).toBe(404);
    const silent = await remote.withdraw(A, ' ');
    expect([silent.status, silent.body.fields]).toEqual([422, { why: 'Required!' }]);
    expect(await remote.loads()).toEqual([A]);
  });

  it('the versions in use, and the one to step back to, are on the first page however old they are', async () => {
    const remote = newRemote();
    const versions = ['1', '2', '3', '4', '5', '6'];
    await storeVersions(server().services.db, newRemote(), versions, { live: '2' });
    await storeVersions(server().services.db, remote, versions, { live: '2', canary: '1', share: 10 });
    const page = async (query: string) =>
      (await server().admin.get(`/remotes/${remote}/releases?${query}`)).body.data.map(
        ({ release, state }: { release: string; state: string }) => `${release} ${state}`,
      );
    expect(await page('per_page=2')).toEqual(['6 uploaded', '5 uploaded', '2 live', '1 canary']);
    expect(await page('per_page=2&page=2')).toEqual(['4 uploaded', '3 uploaded']);
    expect(await page('per_page=2&order_by=at:DESC')).toEqual(['6 uploaded', '5 uploaded']);
    expect(await page('per_page=100')).toHaveLength(6);
  });

  it('a remote that was never released has no versions, and none can be put live', async () => {
    const { body } = await server().admin.get('/remotes/mf-nothing/releases');
    expect([body.data, body.meta.version]).toEqual([[], 0]);
    expect((await server().admin.put('/remotes/mf-nothing/live', { release: A }, { 'if-match': '"0"' })).status).toBe(404);
    const withdrawal = await server().admin.post(
      `/remotes/mf-nothing/releases/${A}/withdraw`,
      { why: 'x' },
      { 'if-match': '"0"' },
    );
    expect([withdrawal.status, withdrawal.body.message]).toEqual([404, 'No version of mf-nothing has ever been released.']);
  });
});
