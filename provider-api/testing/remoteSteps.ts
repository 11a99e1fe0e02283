import { newRemoteName, packed, upload } from './packedRelease';
import type { TestServer } from './server';

/**
 * A function that makes a remote with some versions uploaded, and what tests do with it.
 * @param server the running server, which exists once the tests have begun
 */
export const remoteSteps =
  (server: () => TestServer) =>
  async (...versions: string[]) => {
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
      /** The version that is loaded, and the earlier ones to fall back to. */
      loads: async (client = server().nobody) => {
        const { remotes } = (await client.get('/remotes/registry')).body.data;
        const line = remotes.find((remote: { name: string }) => remote.name === name);
        return line ? [line.version, ...line.previous.map(({ version }: { version: string }) => version)] : null;
      },
      states: async () =>
        Object.fromEntries((await list()).data.map(({ release, state }: { release: string; state: string }) => [release, state])),
    };
  };
