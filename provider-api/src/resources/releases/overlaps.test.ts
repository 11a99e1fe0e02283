import { newRemoteName, packed, upload } from '../../../testing/packedRelease';
import { onBothEngines } from '../../../testing/server';

const [OLD, NEW] = ['0.1.0-aaaaaaaa', '0.1.0-bbbbbbbb'];

onBothEngines('A release that shows an address of another remote', (server) => {
  const send = (name: string, hash: string, path: string) =>
    upload(server().app, server().adminToken, name, packed(name, { hash, paths: [path] }));
  const putLive = async (name: string, release: string, share: number) => {
    const { version } = (await server().admin.get(`/remotes/${name}/releases`)).body.meta;
    return server().admin.put(`/remotes/${name}/live`, { release, share }, { 'if-match': `"${version}"` });
  };

  it.each([
    ['everybody', 100],
    ['some', 10],
  ])('is refused once %s get it from the other: at its upload, and when it is put into use', async (_who, share) => {
    const [mine, theirs] = [newRemoteName(), newRemoteName()];
    const address = `/${theirs}/contested`;
    expect((await send(mine, 'aaaaaaaa', address)).status).toBe(201);
    expect((await send(theirs, 'aaaaaaaa', `/${theirs}`)).status).toBe(201);
    expect((await send(theirs, 'bbbbbbbb', address)).status).toBe(201);
    expect((await putLive(theirs, OLD, 100)).status).toBe(200);
    expect((await putLive(theirs, NEW, share)).status).toBe(200);
    const late = await send(mine, 'bbbbbbbb', address);
    expect([late.status, late.body.message]).toEqual([422, expect.stringContaining(theirs)]);
    const moved = await putLive(mine, OLD, 100);
    expect([moved.status, moved.body.message]).toEqual([409, expect.stringContaining(theirs)]);
  });
});
