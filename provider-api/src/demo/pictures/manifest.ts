import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rendition } from '../../storage/files/keys';
import { packageRoot } from '../../storage/paths';

export const MANIFEST = 'pictures.json';

/** A picture that was drawn into `.template/demo-photos`: `<slug>.<ending>` and `<slug>.<rendition>.webp`. */
export interface DrawnPicture {
  slug: string;
  ending: string;
  filetype: string;
  filesize: number;
  width: number;
  height: number;
  renditions: Record<Rendition, { width: number; height: number }>;
}

export const picturesDir = (): string => join(packageRoot(), '.template', 'demo-photos');

export const arePicturesDrawn = (): boolean => existsSync(join(picturesDir(), MANIFEST));

/** The pictures that `npm run demo-photos` drew. Throws when it has not run. */
export async function drawnPictures(): Promise<DrawnPicture[]> {
  return JSON.parse(await readFile(join(picturesDir(), MANIFEST), 'utf8')) as DrawnPicture[];
}
