import type { AssetCategory } from 'shared-kit/rules/assetTags';
import type { Sketch } from './sketch';

/** A picture of the demo's media library, with the function that draws it. */
export interface Photo {
  /** The file name without extension; content refers to the picture by it. */
  slug: string;
  name: string;
  alt: string;
  categories: AssetCategory[];
  tags: string[];
  draw: (s: Sketch) => void;
}

/** An entry of the catalogue; categories and tags are separated by commas. */
export const photo = (slug: string, name: string, alt: string, categories: string, tags: string, draw: Photo['draw']): Photo => ({
  slug,
  name,
  alt,
  categories: categories.split(', ') as AssetCategory[],
  tags: tags.split(', '),
  draw,
});
