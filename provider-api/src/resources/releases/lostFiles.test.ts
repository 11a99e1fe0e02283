import type { Readable } from 'node:stream';
import { newRemoteName, packed, releaseOf, upload } from '../../../testing/packedRelease';
import { onBothEngines } from '../../../testing/server';
import { releaseKey } from '../../base/storage/files/keys';
import { FilesOutOfReach } from '../../base/storage/files/problems';
import { findRelease } from './store';

const VERSION = '0.1.0-aaaaaaaa';
const ENTRY = 'remoteEntry.1111111111.js';

onBothEngines('A release whose files were lost', (server) => {
  /** A release some of whose files are missing in the store. */
  const released = async (...lost: string[]) => {
    const { services, app, adminToken } = server();
    const name = newRemoteName();
    expect((await upload(app, adminToken, name, packed(name))).status).toBe(201);
    const { id } = (await findRelease(services.db, name, VERSION)) ?? { id: '' };
    for (const file of lost) await services.files.remove(releaseKey(id, file));
    return { name, id };
  };
  const live = (name: string, body = {}) =>
    server().admin.put(`/remotes/${name}/live`, { release: VERSION, ...body }, { 'if-match': '"1"' });
  const fetchEntry = (name: string) => server().app.inject({ url: `/remotes/${name}/${VERSION}/${ENTRY}` });

  it('cannot be put into use, for everybody or for some, and nothing changes', async () => {
    const { name } = await released(ENTRY, 'assets/1.2222222222.js.br');
    for (const body of [{}, { share: 10 }]) {
      const { status, body: answer } = await live(name, body);
      expect([status, answer.message]).toEqual([
        409,
        `2 files of ${VERSION} are missing or damaged, such as assets/1.2222222222.js.br. Upload the same release again, then make it live.`,
      ]);
    }
    const [line] = (await server().admin.get('/remotes')).body.data.filter((remote: { name: string }) => remote.name === name);
    expect(line).toMatchObject({ version: 1, live: null, canary: null });
  });

  it('is not taken for damaged while the store cannot be reached', async () => {
    const { name } = await released();
    const { files } = server().services;
    const { open } = files;
    files.open = () => Promise.reject(new FilesOutOfReach({ cause: new Error('away') }));
    const { status, body } = await live(name);
    files.open = open;
    expect([status, body.code]).toEqual([503, 'unavailable']);
  });

  it('is looked for without leaving a file open', async () => {
    const { name } = await released();
    const { files } = server().services;
    const { open } = files;
    const streams: Readable[] = [];
    files.open = async (...args) => {
      const opened = await open(...args);
      streams.push(opened.stream);
      return opened;
    };
    const { status } = await live(name);
    files.open = open;
    expect([status, streams.length > 0, streams.every(({ destroyed }) => destroyed)]).toEqual([200, true, true]);
  });

  it('gets missing and damaged files back when it is uploaded again, and can then go live', async () => {
    const { name, id } = await released(ENTRY);
    const { files } = server().services;
    await files.put(releaseKey(id, 'assets/1.3333333333.css'), Buffer.from('.half'), { replace: true });
    expect((await live(name)).status).toBe(409);
    expect((await upload(server().app, server().adminToken, name, packed(name))).status).toBe(200);
    expect((await fetchEntry(name)).body).toBe(releaseOf(name).files[ENTRY]);
    const css = await server().app.inject({ url: `/remotes/${name}/${VERSION}/assets/1.3333333333.css` });
    expect(css.body).toBe(releaseOf(name).files['assets/1.3333333333.css']);
    expect((await live(name)).status).toBe(200);
  });
});
