import { categoryTag, commaList } from '../../rules/assetTags';

/** What the library shows (document 1 §9): `image` fits image/png, `appli` fits application/pdf (OP-51). */
export type MediaKind = 'image' | 'appli';
export type SearchMode = 'all' | 'tags' | 'filename';

export interface LibrarySearch {
  kind: MediaKind;
  mode: SearchMode;
  text: string;
  /** Applied while there is no search; a search covers all categories (OP-96). */
  category?: string;
  /** Narrows every search to a category. */
  categoryFilter?: string;
  /** Only files that no content uses. */
  unused?: boolean;
  /** `field:ASC` or `field:DESC`; newest first when left out. */
  order?: string;
}

const ASSETS_PER_PAGE = 48;

/**
 * The query of GET /assets for a search (document 1 §7, P-286): `q` for tags, any of them, which also matches categories by their
 * plain names; `name` for the file name; `search` for all of them and the alternative text.
 */
export function libraryQuery({ kind, mode, text, category, categoryFilter, unused, order = 'created_at:DESC' }: LibrarySearch) {
  return {
    filetype: kind,
    ...textFilter(mode, text.trim()),
    ...(!text.trim() && category && { q: categoryTag(category) }),
    ...(categoryFilter && { category: categoryFilter }),
    ...(unused && { unused }),
    orderBy: order,
    perPage: ASSETS_PER_PAGE,
  };
}

function textFilter(mode: SearchMode, text: string) {
  if (!text) return {};
  if (mode === 'tags') return { q: commaList(text).join(',') };
  return { [mode === 'all' ? 'search' : 'name']: `i%%${text}` };
}
