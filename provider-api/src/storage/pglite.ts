import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Storage } from './database';
import { guarded } from './guard';
import { once } from './once';
import { checkMigrations } from './migrations';
import { migrationsDir } from './paths';
import { templateDir } from './template';

/**
 * Opens the embedded database in a data directory, beginning with a copy of the prepared empty one where there is one.
 * @param dataDir the directory that the caller holds the lock of
 */
export async function openPglite(dataDir: string): Promise<Storage> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) await copyTemplate(folder);
  return wrapPglite(await PGlite.create(folder));
}

/** Brings an open embedded database up to date and gives it the shape of any store. */
export async function wrapPglite(client: PGlite): Promise<Storage> {
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder: migrationsDir() });
  const shared = guarded(db as unknown as Database);
  return { engine: 'pglite', db: shared, check: () => checkMigrations(shared), close: once(() => client.close()) };
}

/** Copies under another name first: a start that was broken off must not leave half a database. */
async function copyTemplate(folder: string): Promise<void> {
  const template = templateDir();
  if (!existsSync(template)) return;
  const unfinished = `${folder}.copying`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(folder, '..'), { recursive: true });
  await cp(template, unfinished, { recursive: true });
  await rename(unfinished, folder);
}
