import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { startBucket } from '../support/bucket';
import { temporaryFolder } from '../support/product';
import { program } from './programs';
import { startPostgres, type Postgres } from '../support/postgres';
import { startServer, type Engine, type Server } from './server';

export type Files = 'folder' | 'bucket';

/** A database and a store of files, empty at first. */
export interface Store {
  title: string;
  /** The database server, if there is one. */
  postgres: Postgres | null;
  /** The environment variables with which a program uses the store. */
  env: Record<string, string>;
  /** Starts a server on the store. */
  start: (more?: Record<string, string>) => Promise<Server>;
  /** The recipients of the mails in the store's folder. */
  mails: () => string[];
  /** All rows, by table. An embedded database can be read only while no server uses it. */
  rows: () => Promise<Record<string, string[]>>;
  /** The hash of each file that people uploaded or that belongs to a release, by its key. */
  files: () => Record<string, string>;
  remove: () => Promise<void>;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Files of the product itself: the marker of the database, and half-written files. */
const OWN = /^(database-|\.partial)/;

function inFolder(folder: string): [string, Buffer][] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return files.map((name) => [name.replaceAll(path.sep, '/'), readFileSync(path.join(folder, name))]);
}

/** Makes an empty store. */
export async function makeStore(engine: Engine, files: Files): Promise<Store> {
  const { folder, remove } = temporaryFolder();
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
  const bucket = files === 'bucket' ? await startBucket() : null;
  const database = postgres ? { DATABASE_URL: postgres.url } : undefined;
  const env = { ...database, ...bucket?.settings, DATA_DIR: folder, SECRET_KEY: 'k'.repeat(32) };
  return {
    title: `${engine}, ${files}`,
    postgres,
    env,
    start: (more = {}) => startServer(folder, { ...env, ...more }),
    mails: () => inFolder(path.join(folder, 'mail')).map(([, bytes]) => /^To: (.*)$/m.exec(bytes.toString())?.[1] ?? ''),
    rows: async () =>
      JSON.parse(await program(['--import', 'tsx', 'provider-api/testing/printRows.ts'], env)) as Record<string, string[]>,
    files: () => {
      const all = bucket ? bucket.objects() : inFolder(path.join(folder, 'files'));
      return Object.fromEntries(all.filter(([key]) => !OWN.test(key)).map(([key, bytes]) => [key, hashOf(bytes)]));
    },
    remove: async () => {
      await bucket?.stop();
      await postgres?.stop();
      remove();
    },
  };
}
