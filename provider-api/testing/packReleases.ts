import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packed } from './packedRelease';

/**
 * Writes small valid releases, two for each remote, packed for upload: `packReleases.ts <folder> <name>…` gives
 * `<name>-aaaaaaaa.tgz` and `<name>-bbbbbbbb.tgz`.
 */
const [folder = '.', ...names] = process.argv.slice(2);
for (const name of names)
  for (const hash of ['aaaaaaaa', 'bbbbbbbb']) writeFileSync(join(folder, `${name}-${hash}.tgz`), packed(name, { hash }));
