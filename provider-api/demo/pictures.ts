import { join } from 'node:path';
import pictures from 'demo-pictures/pictures.json';
import { repositoryRoot } from '../src/base/storage/paths';

/** Every picture of the demo's media library, from the workspace `demo-pictures`. */
export const demoPictures = pictures;
export type DemoPicture = (typeof pictures)[number];

/** What each picture shows, by its slug. */
export const altOf = new Map(pictures.map(({ slug, alt }) => [slug, alt]));

/** The path of a picture: the full one, which is also its larger rendition, or the small one. */
export const pictureFile = ({ slug }: DemoPicture, size: 'medium' | 'thumb'): string =>
  join(repositoryRoot(), 'demo-pictures/pictures', size === 'thumb' ? `${slug}.thumb.webp` : `${slug}.webp`);
