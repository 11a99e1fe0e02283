import { existsSync } from 'node:fs';
import path from 'node:path';
import { serveFolder } from './staticServer';
import { test as base } from './test';

const root = path.resolve(__dirname, '../..');

/** The remote whose folder a journey is in. */
const remoteOf = (file: string): string => path.relative(root, file).split(path.sep)[0]!;

interface Workers {
  /** Where a remote is served by itself, from its static files, against the product's API. */
  aloneAt: (remote: string) => Promise<string>;
}

/**
 * A journey of one remote. The same file is run twice: through the shell (project `site`), and against that remote by
 * itself (project `alone`); which one decides the address that `page.goto('/…')` starts from.
 */
export const test = base.extend<object, Workers>({
  aloneAt: [
    async ({ address }, use) => {
      const servers = new Map<string, ReturnType<typeof serveFolder>>();
      await use(async (remote) => {
        const folder = path.join(root, remote, 'dist-alone');
        if (!existsSync(path.join(folder, 'index.html'))) {
          throw new Error(`${remote} is not built to run by itself. Run: npm run alone -- ${remote} --build`);
        }
        const server = servers.get(remote) ?? serveFolder(folder, address);
        servers.set(remote, server);
        return (await server).address;
      });
      for (const server of servers.values()) await (await server).close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address, aloneAt }, use, { project, file }) =>
    use(project.name === 'alone' ? await aloneAt(remoteOf(file)) : address),
});

export { DESK, expect, heading, withToken } from './test';
