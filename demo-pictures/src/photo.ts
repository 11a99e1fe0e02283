import type { AssetCategory } from 'shared-kit/rules/assetTags';
import type { Sketch } from './sketch';

/** One picture of the demo's media library and how it is drawn. */
export interface Photo {
  /** Its file's name without ending; also how content refers to it. */
  slug: string;
  name: string;
  alt: string;
  categories: AssetCategory[];
  tags: string[];
  draw: (s: Sketch) => void;
}

/** Writes one line of the catalogue; categories and tags are comma separated. */
export const photo = (slug: string, name: string, alt: string, categories: string, tags: string, draw: Photo['draw']): Photo => ({
  slug,
  name,
  alt,
  categories: categories.split(', ') as AssetCategory[],
  tags: tags.split(', '),
  draw,
});
