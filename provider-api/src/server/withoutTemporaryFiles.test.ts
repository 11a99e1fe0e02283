import { removeUnpackFolders } from '../resources/releases/unpackFolder';
import { newRemoteName, packed, upload } from '../../testing/packedRelease';
import { onBothEngines } from '../../testing/server';
import { deployTokenFor } from '../../testing/uploads';

const MESSAGE =
  'The server has no folder for temporary files, so nothing was done. Please tell your administrator: TMPDIR has to name one that can be written to.';

onBothEngines('A server that cannot write temporary files', (server) => {
  const before = process.env.TMPDIR;
  const setFolder = (folder: string | undefined) => {
    if (folder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = folder;
  };
  afterEach(() => setFolder(before));

  it('says so to whoever uploads a release or asks for a backup, and does both once it can', async () => {
    const name = newRemoteName();
    const { value: token } = await deployTokenFor(server(), name);
    setFolder('/proc/nowhere');
    const release = await upload(server().app, token, name, packed(name));
    expect([release.status, release.body.message]).toEqual([503, MESSAGE]);
    const backup = await server().admin.post('/backup');
    expect([backup.status, backup.body.message]).toEqual([503, MESSAGE]);
    // The daily cleaning of files begins with those of uploads.
    expect(await removeUnpackFolders(new Date())).toBe(0);
    setFolder(before);
    expect((await upload(server().app, token, name, packed(name))).status).toBe(201);
  });
});
