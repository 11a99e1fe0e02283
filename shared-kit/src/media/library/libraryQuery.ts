import { categoryTag, commaList } from '../../rules/assetTags';

/** What the library shows (document 1 §9): `image` fits image/png, `appli` fits application/pdf (OP-51). */
export type MediaKind = 'image' | 'appli';
export type SearchMode = 'tags' | 'filename';

export interface LibrarySearch {
  kind: MediaKind;
  mode: SearchMode;
  text: string;
  /** Applied while there is no search; a search covers all categories (OP-96). */
  category?: string;
}

const ASSETS_PER_PAGE = 48;

/**
 * The query of GET /assets for a search (document 1 §7, P-286): `q` for tags, any of them, which also matches categories by their
 * plain names; `name` for the file name.
 */
export function libraryQuery({ kind, mode, text, category }: LibrarySearch) {
  const typed = text.trim();
  const filter = typed
    ? mode === 'filename'
      ? { name: `i%%${typed}` }
      : { q: commaList(typed).join(',') }
    : category
      ? { q: categoryTag(category) }
      : {};
  return { filetype: kind, ...filter, orderBy: 'created_at:DESC', perPage: ASSETS_PER_PAGE };
}
