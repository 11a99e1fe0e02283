import { normaliseName } from './normaliseName';
import { isFilled, isLongerThan } from './validation/text';

/** Marks a tag as a category (document 1 §9). */
const CATEGORY_PREFIX = 'cat#';
const PREFIXED = /^\s*cat#/i;
const PREFIXES = /^(?:\s*cat#)+/i;

/** The categories of media (document 1 §9). */
export const ASSET_CATEGORIES = [
  'Home Promos',
  'Specials',
  'Specials Detail',
  'Tiled Promos',
  'Accommodations',
  'Calendars',
  'Hotel Logo',
] as const;
export type AssetCategory = (typeof ASSET_CATEGORIES)[number];

/** Trimmed names, without empty ones and duplicates; case is ignored, and the first spelling is kept. */
export function uniqueNames(names: readonly string[]): string[] {
  const byLowerCase = new Map<string, string>();
  for (const name of names.map(normaliseName).filter(isFilled))
    if (!byLowerCase.has(name.toLowerCase())) byLowerCase.set(name.toLowerCase(), name);
  return [...byLowerCase.values()];
}

/** The parts of comma-separated text, without duplicates. */
export const commaList = (text: string | null | undefined): string[] => uniqueNames((text ?? '').split(','));

/** Whether a tag is that of a category. */
export function isCategoryTag(tag: string): boolean {
  return PREFIXED.test(tag);
}

/** The plain name of a category, however many prefixes it has; a known one in its own spelling. */
export function categoryName(tag: string): string {
  const name = normaliseName(tag.replace(PREFIXES, ''));
  return ASSET_CATEGORIES.find((category) => category.toLowerCase() === name.toLowerCase()) ?? name;
}

/** The tag that stores a category; an existing prefix is not doubled (decision OP-49). */
export function categoryTag(name: string): string {
  return CATEGORY_PREFIX + categoryName(name);
}

/** An asset's tags as the form shows them: categories without their prefix, and the other tags. */
export function splitTags(tags: ReadonlyArray<{ name: string }>): { tags: string[]; categories: string[] } {
  const names = tags.map(({ name }) => name);
  return {
    tags: names.filter((name) => !isCategoryTag(name)),
    categories: uniqueNames(names.filter(isCategoryTag).map(categoryName)),
  };
}

/** Tags and categories as they are stored: name objects without duplicates, categories with the prefix (document 1 §3). */
export function joinTags(tags: readonly string[], categories: readonly string[]): Array<{ name: string }> {
  const plainTags = uniqueNames(tags.filter((name) => !isCategoryTag(name)));
  const categoryTags = uniqueNames([...tags.filter(isCategoryTag), ...categories].map(categoryName)).map(categoryTag);
  return [...plainTags, ...categoryTags].map((name) => ({ name }));
}

const KNOWN: readonly string[] = ASSET_CATEGORIES;
const isUnknown = (name: string) => name !== '' && !KNOWN.includes(name);

/** The entries of comma-separated text or of a list that are not known categories. */
export const unknownCategories = (value: unknown): string[] => (namesIn(value) ?? []).map(categoryName).filter(isUnknown);

/** Whether every category of comma-separated text or of a list exists; an empty list is valid (document 1 §5). */
export const areKnownCategories = (value: unknown): boolean => namesIn(value) !== null && unknownCategories(value).length === 0;

/** Whether the tags that are marked as categories by `cat#` name existing categories. */
export const haveKnownCategories = (tags: unknown): boolean => areKnownCategories((namesIn(tags) ?? []).filter(isCategoryTag));

/** The names in a text or a list; null for anything else. */
function namesIn(value: unknown): string[] | null {
  if (value === null || value === undefined) return [];
  const names: unknown = typeof value === 'string' ? commaList(value) : value;
  return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : null;
}

/** Whether there are at most `max` tags (decision OP-141). */
export const areAtMost = (value: unknown, max: number): boolean => (namesIn(value)?.length ?? 0) <= max;
/** Whether every tag has at most `max` characters (decision OP-141). */
export const areWithinLength = (value: unknown, max: number): boolean =>
  namesIn(value)?.every((name) => !isLongerThan(name, max)) ?? true;
