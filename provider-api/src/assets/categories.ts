/** The media categories (document 1 §9). */
export const mediaCategories = [
  'Home Promos',
  'Specials',
  'Specials Detail',
  'Tiled Promos',
  'Accommodations',
  'Calendars',
  'Hotel Logo',
] as const;
export type MediaCategory = (typeof mediaCategories)[number];
