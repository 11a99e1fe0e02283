import { newRemoteName, packed, upload } from '../../../testing/packedRelease';
import { remoteSteps } from '../../../testing/remoteSteps';
import { onBothEngines } from '../../../testing/server';
import { storeVersions } from '../../../testing/storedReleases';

const A = '0.1.0-aaaaaaaa';
const B = '0.1.0-bbbbbbbb';
const C = '0.1.0-cccccccc';
const ALL = [A, B, C];

onBothEngines('Versions in use', (server) => {
  const prepareRemote = remoteSteps(server);

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

  it('a version that is put live again keeps who did it first, when and why', async () => {
    const remote = await prepareRemote(A, B);
    for (const release of [A, B]) await remote.put({ release, why: 'First' });
    const before = (await remote.list()).data;
    expect((await remote.put({ release: B, why: 'Again' })).status).toBe(200);
    expect((await remote.list()).data).toEqual(before);
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
    const remote = newRemoteName();
    const versions = ['1', '2', '3', '4', '5', '6'];
    await storeVersions(server().services.db, newRemoteName(), versions, { live: '2' });
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
