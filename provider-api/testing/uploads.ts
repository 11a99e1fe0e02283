import { eq } from 'drizzle-orm';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASE_LIMITS } from 'shared-kit/rules/remote/releaseLimits';
import { releases } from '../src/resources/releases/schema';
import { onBothEngines, type TestServer } from './server';

/** A host that releases may call on the servers of `onUploads`. */
export const ALLOWED_HOST = 'maps.house.example';

/** Creates a deploy token for a remote, valid for an hour. */
export const deployTokenFor = (server: TestServer, remote: string) =>
  server.given.item('/deploy-tokens', { remote, expires_on: new Date(Date.now() + 3_600_000).toISOString() });

/** The storage keys of all files of releases. */
export async function releaseKeysOf(server: TestServer): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.services.files.list('releases')) keys.push(key);
  return keys;
}

/** The folders in which this process is unpacking uploads. */
export const unpackFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`innkeeper-release-${process.pid}-`));

/** Helpers for tests of uploads. */
const stepsOf = (server: () => TestServer) => ({
  /** The value of a deploy token for a remote. */
  tokenFor: async (remote: string): Promise<string> => (await deployTokenFor(server(), remote)).value,
  listKeys: () => releaseKeysOf(server()),
  rowsOf: (remote: string) => server().services.db.select().from(releases).where(eq(releases.remote, remote)),
});

/**
 * A suite about uploads, on both engines, on a site whose kit shares only `useState` of React.
 * @param tests receives a function that returns the server, and helpers
 */
export function onUploads(title: string, tests: (server: () => TestServer, steps: ReturnType<typeof stepsOf>) => void): void {
  const siteDir = mkdtempSync(join(tmpdir(), 'innkeeper-kit-'));
  writeFileSync(join(siteDir, 'kit.json'), JSON.stringify({ react: { useState: ['18'] } }));
  afterAll(() => rmSync(siteDir, { recursive: true }));
  const releaseLimits = { ...RELEASE_LIMITS, hosts: [...RELEASE_LIMITS.hosts, ALLOWED_HOST] };
  onBothEngines(title, (server) => tests(server, stepsOf(server)), { siteDir, releaseLimits });
}
