import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { TestServer } from './server';

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
