import { ASSET_CATEGORIES, categoryTag, commaList } from '../../rules/assetTags';

/** What the library shows (document 1 §9): `image` fits image/png, `appli` fits application/pdf (OP-51). */
export type MediaKind = 'image' | 'appli';
export type SearchMode = 'tags' | 'filename';

export interface LibrarySearch {
  kind: MediaKind;
  mode: SearchMode;
  text: string;
  /** Offered while nothing is searched for; a search covers all categories (OP-96). */
  category?: string;
}

export const ASSETS_PER_PAGE = 48;

/** A typed word finds the tag of that name, and the category too where there is one. */
function tagsFor(text: string): string {
  const names = commaList(text).flatMap((name) => {
    const category = ASSET_CATEGORIES.find((known) => known.toLowerCase() === name.toLowerCase());
    return category ? [name, categoryTag(category)] : [name];
  });
  return [...new Set(names)].join(',');
}

/** The query of GET /assets for a search (document 1 §7, P-286): `q` for tags, `name` for the file name. */
export function libraryQuery({ kind, mode, text, category }: LibrarySearch) {
  const typed = text.trim();
  const filter = typed
    ? mode === 'filename'
      ? { name: `i%%${typed}` }
      : { q: tagsFor(typed) }
    : category
      ? { q: categoryTag(category) }
      : {};
  return { filetype: kind, ...filter, orderBy: 'created_at:DESC', perPage: ASSETS_PER_PAGE };
}
