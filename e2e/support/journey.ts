import { existsSync } from 'node:fs';
import path from 'node:path';
import { serveFolder } from './staticServer';
import { test as base } from './test';

const root = path.resolve(__dirname, '../..');

/** The remote whose folder contains a journey. */
const remoteOf = (file: string): string => path.relative(root, file).split(path.sep)[0]!;

interface Workers {
  /** Serves a remote without the shell, from its static files, with the API of the product. @returns its address */
  aloneAt: (remote: string) => Promise<string>;
}

/**
 * A journey of one remote. Each file runs twice: in the shell (project `site`), and with that remote alone (project `alone`). The
 * project determines the base URL of `page.goto('/…')`.
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
