import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { picturesDir } from '../demo/pictures/manifest';
import { wrapPglite } from './pglite';
import { templateDir } from './template';

/** Makes the prepared empty database once for each set of migrations, and removes those of older sets. */
export async function makeTemplate(): Promise<void> {
  const folder = templateDir();
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  for (const name of await readdir(dirname(folder))) {
    if (name !== basename(picturesDir())) await rm(join(dirname(folder), name), { recursive: true, force: true });
  }
  const unfinished = `${folder}.making.${process.pid}`;
  const storage = await wrapPglite(await PGlite.create(unfinished));
  await storage.close();
  await rename(unfinished, folder);
}

if (require.main === module) {
  makeTemplate().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
