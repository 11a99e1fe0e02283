import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../src/base/storage/database';
import { readAll, type FileStore } from '../src/base/storage/files/FileStore';
import { folderStore } from '../src/base/storage/files/folderStore';
import { s3Store } from '../src/base/storage/files/s3Store';
import { tablesOf } from '../src/server/backup/tables';
import { bucketServer } from './bucket';
import { engines } from './engines';
import type { TestServer } from './server';

const top = mkdtempSync(join(tmpdir(), 'innkeeper-backup-test-'));
afterAll(() => rmSync(top, { recursive: true }));
let count = 0;
/** A path that does not exist yet. */
export const newPath = () => join(top, String((count += 1)));

/** Downloads a backup from the server. @returns the path of its file */
export async function saveBackup({ admin, app }: TestServer, client = admin): Promise<string> {
  const { body } = await client.post('/auth', { username: 'admin@innkeeper.example', password: 'innkeeper-demo' });
  const headers = { authorization: `Bearer ${body.data.token.value}` };
  const response = await app.inject({ method: 'POST', url: '/api/backup', headers });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/gzip']);
  const file = newPath();
  writeFileSync(file, response.rawPayload);
  return file;
}

/** All rows of a database, by table. */
export async function rowsOf(db: Database): Promise<Record<string, string[]>> {
  const rowsByTable: Record<string, string[]> = {};
  for (const table of await tablesOf(db)) {
    const { rows } = (await db.execute(sql.raw(`select row_to_json(t)::text as row from "${table}" t`))) as {
      rows: { row: string }[];
    };
    rowsByTable[table] = rows.map(({ row }) => row).sort();
  }
  return rowsByTable;
}

/** All files of a store, by key. */
export async function filesOf(files: FileStore): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const kind of ['media', 'releases', 'bin'] as const) {
    for await (const { key } of files.list(kind)) contents[key] = (await readAll(files, key)).toString('base64');
  }
  return contents;
}

/** A separate, empty folder of files. */
export const emptyFiles = () => folderStore({ folder: newPath(), secret: 'x', path: '/files' });

/** A separate bucket. @returns the store, and a function that stops its server */
export async function emptyBucket(): Promise<{ files: FileStore; stop: () => void }> {
  const bucket = bucketServer(new Map()).unref();
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as AddressInfo;
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const files = s3Store({ bucket: 'media', region: 'x', endpoint: `http://127.0.0.1:${port}`, ...keys, path: '/files' });
  return { files, stop: () => bucket.close().closeAllConnections() };
}

/** The engine that a server does not use: backups are restored to it. */
export const otherEngine = ({ services }: TestServer) =>
  engines[services.storage.engine === 'pglite' ? 'PostgreSQL' : 'embedded database']!();
