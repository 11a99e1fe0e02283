import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';

export interface BuiltRemote {
  name: string;
  version: string;
  container: string;
  entry: string;
  integrity: string;
  hashes: Record<string, string>;
  kit: string;
  uses: Record<string, Record<string, string>>;
  folder: string;
}

/**
 * Builds the fault remote again, under a label that its page shows. As in real life, every build goes into the same
 * folder, over the previous build, and is then copied to the folder of its version.
 */
export function buildFaultRemote(label: string): BuiltRemote {
  const built = path.resolve(__dirname, 'remote/dist');
  const folder = path.resolve(__dirname, `../test-results/fault-remote-${label}`);
  const script = path.resolve(__dirname, 'buildRemote.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, built, label], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  cpSync(built, folder, { recursive: true });
  return { ...JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')), folder };
}

const addressOf = ({ name, version }: BuiltRemote) => `/remotes/${name}/${version}/`;

/** Puts a remote into the site that a page loads: a line in the registry and its files. */
export async function offer(page: Page, remote: BuiltRemote, previous: BuiltRemote[] = []): Promise<void> {
  await page.route('**/remotes/registry.json', async (route) => {
    const answer = await route.fetch();
    const registry = (await answer.json()) as { remotes: unknown[] };
    await route.fulfill({ json: { remotes: [...registry.remotes, { ...remote, previous }] } });
  });
  for (const one of [remote, ...previous]) {
    await page.route(`**${addressOf(one)}**`, (route) => {
      const file = new URL(route.request().url()).pathname.slice(addressOf(one).length);
      return route.fulfill({ path: path.join(one.folder, file) });
    });
  }
}
