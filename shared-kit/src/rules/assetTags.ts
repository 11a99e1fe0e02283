/** What marks a tag as a category (document 1 §9). */
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

/** The parts of comma-separated text, without blanks, empty parts and repetitions. */
export function commaList(text: string | null | undefined): string[] {
  return [
    ...new Set(
      (text ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ];
}

/** Whether a tag stands for a category. */
export function isCategoryTag(tag: string): boolean {
  return PREFIXED.test(tag);
}

/** The plain name of a category, however many prefixes it has. */
export function categoryName(tag: string): string {
  return tag.replace(PREFIXES, '').trim();
}

/** The tag that stores a category; an existing prefix is not doubled (decision OP-49). */
export function categoryTag(name: string): string {
  return CATEGORY_PREFIX + categoryName(name);
}

/** An asset's tags as the form shows them: categories without their prefix beside the other tags. */
export function splitTags(tags: ReadonlyArray<{ name: string }>): { tags: string[]; categories: string[] } {
  const names = tags.map(({ name }) => name);
  return {
    tags: names.filter((name) => !isCategoryTag(name)),
    categories: [...new Set(names.filter(isCategoryTag).map(categoryName))],
  };
}

/** Tags and categories as they are stored: name objects, categories with the prefix, each once (document 1 §3). */
export function joinTags(tags: readonly string[], categories: readonly string[]): Array<{ name: string }> {
  const plain = tags.filter((name) => !isCategoryTag(name));
  const marked = [...tags.filter(isCategoryTag), ...categories].map(categoryTag);
  return [...new Set([...plain, ...marked])].map((name) => ({ name }));
}

/** Whether every category of comma-separated text or of a list exists; an empty list is valid (document 1 §5). */
export function areCategories(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  const names: unknown = typeof value === 'string' ? commaList(value) : value;
  const known: readonly string[] = ASSET_CATEGORIES;
  return Array.isArray(names) && names.every((name) => typeof name === 'string' && known.includes(categoryName(name)));
}

/** The names in a text or a list; null for anything else. */
function namesIn(value: unknown): string[] | null {
  if (value === null || value === undefined) return [];
  const names: unknown = typeof value === 'string' ? commaList(value) : value;
  return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : null;
}

/** Whether there are at most so many tags (decision OP-141). */
export const areFew = (value: unknown, most: number): boolean => (namesIn(value)?.length ?? 0) <= most;
/** Whether every tag has at most so many characters (decision OP-141). */
export const areShort = (value: unknown, most: number): boolean => namesIn(value)?.every((name) => name.length <= most) ?? true;
