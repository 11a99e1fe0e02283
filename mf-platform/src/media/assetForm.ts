import { categoryTag, commaList, splitTags } from 'shared-kit/rules/assetTags';
import { plainPart, plainParts } from 'shared-kit/form/parts';
import type { Asset } from 'shared-kit/rules/entities';

/** The values of the form: categories and tags are comma-separated text (OP-49). */
export type AssetValues = { name: string; alt: string; categories: string; tags: string };

/** The values of the form of an asset. */
export const assetValues = (asset: Asset): AssetValues => ({
  name: asset.name,
  alt: asset.alt ?? '',
  categories: asset.categories.join(', '),
  tags: splitTags(asset.tags).tags.join(', '),
});

/** The body of PUT /assets/{id}: tags as name objects, categories with their prefix (document 1 §7, P-289). */
export const assetBody = ({ name, alt, categories, tags }: AssetValues) => ({
  name: name.trim(),
  alt: alt.trim(),
  tags: commaList(tags).map((tag) => ({ name: tag })),
  categories: commaList(categories).map(categoryTag),
});

/** A list is compared by its entries: others may have typed the same ones with other spaces, and they are stored in alphabetical order. */
const listPart = (name: 'categories' | 'tags', label: string) => ({
  ...plainPart<AssetValues>(name, label),
  valueOf: (values: AssetValues) => commaList(values[name]).sort(),
});

export const assetParts = [
  ...plainParts<AssetValues>({ name: 'Name', alt: 'Image Alt Tag' }),
  listPart('categories', 'Categories'),
  listPart('tags', 'Tags'),
];
