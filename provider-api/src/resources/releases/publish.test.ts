import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FilesOutOfReach } from '../../base/storage/files/problems';
import { newRemoteName, packed, releaseOf, upload, type ReleaseParts } from '../../../testing/packedRelease';
import { onBothEngines } from '../../../testing/server';
import { releaseKey } from '../../base/storage/files/keys';
import { publishBuilt } from './publish';
import { findRelease } from './store';

const A = '0.1.0-aaaaaaaa';
const B = '0.1.0-bbbbbbbb';
const C = '0.1.0-cccccccc';
const MORNING = '2026-11-20T08:00:00.000Z';
const NOON = '2026-11-20T12:00:00.000Z';
const EVENING = '2026-11-20T18:00:00.000Z';
/** A build whose folder also has what packing leaves out. */
const WITH_DUPLICATE = { files: { 'routes.json': '[]' } };

onBothEngines('A built remote', (server) => {
  let siteDir: string;
  beforeEach(() => (siteDir = mkdtempSync(join(tmpdir(), 'innkeeper-built-'))));
  afterEach(() => rmSync(siteDir, { recursive: true }));

  /** Puts a build into a folder and starts a server on it. Returns the log messages. */
  const startOn = async (
    name: string,
    version: string,
    builtOn: string | undefined,
    parts: ReleaseParts = {},
    folder = siteDir,
  ) => {
    const { files } = releaseOf(name, { hash: version.split('-')[1]!, ...parts });
    for (const [file, content] of Object.entries(files)) {
      const path = join(folder, 'remotes', name, version, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
    writeFileSync(join(folder, 'remotes/registry.json'), JSON.stringify({ builtOn, remotes: [{ name, version }] }));
    return startAgain(folder);
  };
  const startAgain = async (folder = siteDir) => {
    const messages: string[] = [];
    const { services } = server();
    await publishBuilt({ ...services, config: { ...services.config, siteDir: folder } }, (message) => messages.push(message));
    return messages;
  };
  const loads = async (name: string): Promise<string[] | null> => {
    const { remotes } = (await server().nobody.get('/remotes/registry')).body.data;
    const line = remotes.find((remote: { name: string }) => remote.name === name);
    return line ? [line.version, ...line.previous.map(({ version }: { version: string }) => version)] : null;
  };
  const match = async (name: string) => {
    const { meta } = (await server().admin.get(`/remotes/${name}/releases`)).body;
    return { 'if-match': `"${meta.version}"` };
  };
  const withdraw = async (name: string, version: string) =>
    server().admin.post(`/remotes/${name}/releases/${version}/withdraw`, { why: 'It fails' }, await match(name));
  const ship = async (name: string, version: string, parts: ReleaseParts = {}) => {
    const expires_on = new Date(Date.now() + 3_600_000).toISOString();
    const { value } = await server().given.item('/deploy-tokens', { remote: name, expires_on });
    await upload(server().app, value, name, packed(name, { hash: version.split('-')[1]!, ...parts }));
    const { status } = await server()
      .as(value)
      .put(`/remotes/${name}/live`, { release: version }, await match(name));
    expect(status).toBe(200);
  };
  const lose = async (name: string, ...lost: string[]) => {
    const { db, files } = server().services;
    const { id } = (await findRelease(db, name, A)) ?? { id: '' };
    for (const file of lost) await files.remove(releaseKey(id, file));
  };

  it('gets files back that the store lost while it was live, with a message, and nothing else changes', async () => {
    const name = newRemoteName();
    await startOn(name, A, MORNING, WITH_DUPLICATE);
    await lose(name, 'remote.json', 'remoteEntry.1111111111.js');
    expect(await startAgain()).toEqual([`Files of ${name} ${A} were missing or damaged, and have been restored: 2.`]);
    const served = await server().app.inject({ url: `/remotes/${name}/${A}/remoteEntry.1111111111.js` });
    expect([served.statusCode, await loads(name)]).toEqual([200, [A]]);
    expect(await match(name)).toEqual({ 'if-match': '"2"' });
    expect(await startAgain()).toEqual([]);
  });

  it('gets a lost file back of a release that was stored with the duplicates of the build', async () => {
    const name = newRemoteName();
    await ship(name, A, WITH_DUPLICATE);
    await lose(name, 'remote.json');
    const restored = await startOn(name, A, MORNING, WITH_DUPLICATE);
    expect(restored).toEqual([`Files of ${name} ${A} were missing or damaged, and have been restored: 1.`]);
  });

  it('is the same release as its packed file, which leaves out duplicates of the build', async () => {
    const name = newRemoteName();
    mkdirSync(join(siteDir, 'remotes', name, A), { recursive: true });
    for (const file of ['routes.json', 'remote.json.br']) writeFileSync(join(siteDir, 'remotes', name, A, file), '[]');
    await startOn(name, A, MORNING);
    const expires_on = new Date(Date.now() + 3_600_000).toISOString();
    const { value } = await server().given.item('/deploy-tokens', { remote: name, expires_on });
    const { status } = await upload(server().app, value, name, packed(name, { hash: 'aaaaaaaa' }));
    expect([status, await loads(name)]).toEqual([200, [A]]);
  });

  it('is published at the first start, with its files; a second start changes nothing', async () => {
    const name = newRemoteName();
    expect(await startOn(name, A, MORNING)).toEqual([`${name} ${A} is published.`]);
    expect(await loads(name)).toEqual([A]);
    const file = await server().app.inject({ url: `/remotes/${name}/${A}/remoteEntry.1111111111.js` });
    expect([file.statusCode, file.body]).toEqual([200, releaseOf(name).files['remoteEntry.1111111111.js']]);
    const before = (await server().admin.get(`/remotes/${name}/releases`)).body;
    expect(before.data[0]).toMatchObject({ state: 'live', by: null, at: MORNING });
    expect((await server().admin.get('/security-log?event=release_live')).body.data[0]).toMatchObject({
      by: null,
      about: { name: `${name} ${A}` },
      detail: 'Built, and made live at a start',
    });
    expect(await startAgain()).toEqual([]);
    expect((await server().admin.get(`/remotes/${name}/releases`)).body).toEqual(before);
  });

  it('is replaced by a newer build, and the one before can be stepped back to', async () => {
    const name = newRemoteName();
    await startOn(name, A, MORNING);
    await startOn(name, B, NOON);
    expect(await loads(name)).toEqual([B, A]);
    // Somebody went back to the older code and built that again.
    await startOn(name, A, EVENING);
    expect(await loads(name)).toEqual([A, B]);
  });

  it('that is older than the published one is ignored', async () => {
    const name = newRemoteName();
    await startOn(name, B, NOON);
    expect(await startOn(name, A, MORNING)).toEqual([]);
    expect(await loads(name)).toEqual([B]);
  });

  it('without a build time has the time of its list', async () => {
    const name = newRemoteName();
    await startOn(name, A, undefined);
    expect(await loads(name)).toEqual([A]);
    expect(Date.parse((await server().admin.get(`/remotes/${name}/releases`)).body.data[0].at)).toBeGreaterThan(
      Date.now() - 60_000,
    );
  });

  it("never replaces a team's release, or a version that a person put live", async () => {
    const [byTeam, byPerson] = [newRemoteName(), newRemoteName()];
    await startOn(byTeam, A, MORNING);
    await ship(byTeam, B);
    await startOn(byTeam, C, EVENING);
    expect(await loads(byTeam)).toEqual([B, A]);
    await startOn(byPerson, A, MORNING);
    await startOn(byPerson, B, NOON);
    await server().admin.put(`/remotes/${byPerson}/live`, { release: A }, await match(byPerson));
    await startOn(byPerson, C, EVENING);
    expect(await loads(byPerson)).toEqual([A, B]);
  });

  it('is never published again once it was withdrawn, even if nothing else is left; a new build is', async () => {
    const name = newRemoteName();
    await startOn(name, A, MORNING);
    await withdraw(name, A);
    expect(await loads(name)).toBeNull();
    expect(await startOn(name, A, EVENING)).toEqual([
      `${name} ${A} was withdrawn: it is not published again. Build a new version.`,
    ]);
    expect(await loads(name)).toBeNull();
    await startOn(name, B, EVENING);
    expect(await loads(name)).toEqual([B]);
  });

  it('is published after a newer one was withdrawn, unless a team had released that', async () => {
    const [built, released] = [newRemoteName(), newRemoteName()];
    await startOn(built, A, MORNING);
    await startOn(built, B, NOON);
    await withdraw(built, B);
    await startOn(built, C, EVENING);
    expect(await loads(built)).toEqual([C, A]);
    await startOn(released, A, MORNING);
    await ship(released, B);
    await withdraw(released, B);
    await startOn(released, C, EVENING);
    expect(await loads(released)).toEqual([A]);
  });

  it('is published once by two servers at the same time, even from different builds', async () => {
    const name = newRemoteName();
    await startOn(name, A, MORNING);
    const other = mkdtempSync(join(tmpdir(), 'innkeeper-built-'));
    await startOn(newRemoteName(), A, MORNING, {}, other);
    await Promise.all([startOn(name, B, NOON), startOn(name, C, EVENING, {}, other), startOn(name, B, NOON)]);
    expect((await loads(name))?.[0]).toBe(C);
    const { data } = (await server().admin.get(`/remotes/${name}/releases`)).body;
    expect(data.filter(({ release }: { release: string }) => release === B).length).toBeLessThan(2);
    await Promise.all([startAgain(), startAgain(other)]);
    expect((await loads(name))?.[0]).toBe(C);
    rmSync(other, { recursive: true });
  });

  it('that shows addresses of another remote, or cannot be read, is left out with a message, and the rest starts', async () => {
    const [first, second] = [newRemoteName(), newRemoteName()];
    await startOn(first, A, MORNING, { paths: ['/built-here'] });
    expect((await startOn(second, A, MORNING, { paths: ['/built-here'] }))[0]).toMatch(/is not published: .*already taken/);
    expect(await loads(second)).toBeNull();
    const broken = await startOn(second, B, MORNING, { fields: { hashes: undefined } });
    expect(broken[0]).toMatch(/is not published: remote.json is wrong at 'hashes'/);
  });

  it('with missing or broken files or list is reported, and does not prevent the start', async () => {
    const name = newRemoteName();
    const list = join(siteDir, 'remotes/registry.json');
    await startOn(name, A, MORNING);
    writeFileSync(list, JSON.stringify({ builtOn: NOON, remotes: [{ name, version: B }] }));
    expect((await startAgain())[0]).toMatch(/is not published: .* is missing\. Build the site again\.$/);
    for (const broken of ['{"remotes":', 'null', '{}', '{"remotes":[],"builtOn":"noon"}']) {
      writeFileSync(list, broken);
      expect((await startAgain())[0]).toMatch(/cannot be read: no remotes are published\. Build the site again\.$/);
    }
    expect(await loads(name)).toEqual([A]);
  });

  it('that cannot be stored ends the start with a message, and the version in use stays', async () => {
    const name = newRemoteName();
    await startOn(name, A, MORNING);
    const { files } = server().services;
    const { adopt } = files;
    files.adopt = () => Promise.reject(new FilesOutOfReach({ cause: new Error('away') }));
    await expect(startOn(name, B, NOON)).rejects.toThrow(`${name} ${B} cannot be published: The files cannot be reached`);
    files.adopt = () => Promise.reject(new Error('A fault of the program'));
    await expect(startOn(name, B, NOON)).rejects.toThrow('A fault of the program');
    files.adopt = adopt;
    expect(await loads(name)).toEqual([A]);
    await startAgain();
    expect(await loads(name)).toEqual([B, A]);
  });

  it('is not expected if no site was built', async () => {
    expect(await startAgain(join(siteDir, 'nowhere'))).toEqual([]);
  });
});
