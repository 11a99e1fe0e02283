/** The most items that a page may have. */
export const PER_PAGE_MAX = 2000;

/** Sizes, lengths and delays of the documents (document 1 §9, document 2 §9, document 3 §9). */
export const PER_PAGE = {
  permissions: 2000,
  propertyUsers: 30,
  alerts: 200,
  table: 100,
  cloneItems: 1000,
  cloneHotels: 200,
  max: PER_PAGE_MAX,
  count: 1,
} as const;
/** The highest page number that can be requested. */
export const PAGE_MAX = 1_000_000;

/** Delay after the last key before a search box searches (document 1 §4, P-195). */
export const SEARCH_DEBOUNCE_MS = 500;
export const MEDIA_REFRESH_MS = 1000;
export const UPLOAD_MAX_BYTES = 3_000_000;
export const PASSWORD_MIN = 8;
export const CUSTOM_TIME_MAX = 30;
export const RECOMMENDED_SLIDES = 4;
export const LIVE_HOME_PROMOS = 3;
export const DASHBOARD_LIVE_ITEMS = 5;
export const DELETE_MODAL_WIDTH = '50rem';
export const ADVANCE_DAYS_MAX = 60;
export const NIGHTS_MIN = 1;
export const NIGHTS_MAX = 60;

/** Maximum characters of each kind of text, and entries of a list (decision OP-141). */
export const NAME_MAX = 200;
export const TEXT_MAX = 1000;
export const ADDRESS_MAX = 2000;
export const RICH_TEXT_MAX = 200_000;
export const RICH_TEXT_LEVELS = 100;
export const SCRIPT_MAX = 100_000;
export const PASSWORD_MAX = 200;
export const LIST_MAX = 500;
/** Maximum characters of a draft on the server; a longer one is kept in the browser only. */
export const DRAFT_MAX = 400_000;
