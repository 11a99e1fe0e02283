/** Keys of a property's live-page links (documents 2 and 3 §3; the last six by decision OP-65). */
export const PREVIEW_URL_KEYS = [
  'specialsUrl',
  'meetingsUrl',
  'weddingsUrl',
  'diningsUrl',
  'miscUrl',
  'misc2Url',
  'misc3Url',
  'accommGuestroomUrl',
  'accommSuiteUrl',
  'accommAccessibleUrl',
  'accommMiscUrl',
  'faqsUrl',
  'homePromosUrl',
  'listsUrl',
  'calendarsUrl',
  'eventsUrl',
  'hoursUrl',
  'pressUrl',
  'menusUrl',
] as const;
export type PreviewUrlKey = (typeof PREVIEW_URL_KEYS)[number];
export type PreviewUrls = Partial<Record<PreviewUrlKey, string | null>>;
