import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { wrapPglite } from './pglite';
import { templateDir } from './template';

/** A finished template's folder; the same parent may hold other things. */
const TEMPLATE = /^[0-9a-f]{16}$/;

/**
 * Creates the prepared empty database once per set of migrations, and removes those of older sets. Several processes may do this
 * at once: each creates its own, and the first to finish puts it in place.
 */
export async function makeTemplate(): Promise<void> {
  const folder = templateDir();
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  const unfinished = `${folder}.making.${process.pid}`;
  const storage = await wrapPglite(await PGlite.create(unfinished));
  await storage.close();
  try {
    await rename(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    await rm(unfinished, { recursive: true });
  }
  const outdated = (await readdir(parent)).filter((name) => TEMPLATE.test(name) && name !== basename(folder));
  await Promise.all(outdated.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

if (require.main === module) {
  makeTemplate().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
