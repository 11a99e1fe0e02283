import { RESOURCES, type PreviewUrlKey } from './resources';

export type { PreviewUrlKey };

/** Keys of a property's live-page links. */
export const PREVIEW_URL_KEYS: readonly PreviewUrlKey[] = Object.values(RESOURCES).flatMap((row) =>
  'livePages' in row ? [...row.livePages] : [],
);

/** A property's live-page links by `PreviewUrlKey`. The type is open, so that a new key does not change the kit's surface. */
export type PreviewUrls = Readonly<Record<string, string | null | undefined>>;

/** The address where guests see a kind of content: its own page, or the property's site. */
export const livePage = ({ previewUrls, url }: { previewUrls: PreviewUrls; url: string }, key: PreviewUrlKey): string =>
  previewUrls[key] || url;
