import { ADVANCE_DAYS_MAX, NIGHTS_MAX, NIGHTS_MIN } from './limits';

/** One option of a choice: what is stored and what is shown. */
export interface Option<T extends string | number = string> {
  value: T;
  label: string;
}

/** Chosen values in the order of their options, so that another order of the same values is no change. */
export const inOptionOrder = (options: readonly Option[], chosen: readonly string[]): string[] =>
  options.map(({ value }) => value).filter((value) => chosen.includes(value));

/** The first and the last option of every preset list (decisions OP-75, OP-93, OP-106). */
export const NONE = 'None';
export const OTHER = 'Other';

function numbered(from: number, to: number): Option<number>[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    value: from + index,
    label: String(from + index).padStart(2, '0'),
  }));
}

/** Advance Purchase Days, 00 to 60 (document 2 §9, decision OP-77). */
export const ADVANCE_DAYS = /* @__PURE__ */ numbered(0, ADVANCE_DAYS_MAX);
/** Minimum Night Stay, 01 to 60 (document 2 §9, decision OP-77). */
export const NIGHT_STAYS = /* @__PURE__ */ numbered(NIGHTS_MIN, NIGHTS_MAX);

/** Call-to-action types by place (document 2 §9, document 3 §9, decision OP-108). */
export const SPECIAL_CTAS = ['Book Now', 'Offer Details', NONE] as const;
export const DETAILS_CTAS = ['Check Availability', 'Inquire Now', 'Learn More', NONE, OTHER] as const;
export const TILED_PROMO_CTAS = ['Book Now', 'Inquire Now', 'Learn More', NONE, OTHER] as const;
export const ACCOMMODATION_CTAS = ['Book Now', 'Inquire Now', 'Learn More', 'Take A Tour', NONE, OTHER] as const;
export const RESTAURANT_EVENT_CTAS = TILED_PROMO_CTAS;
export const CALENDAR_EVENT_CTAS = ['No Detail Page', 'Internal Detail Page', 'External Site'] as const;

/** Titles of the modals (document 2 §9). */
export const TILED_PROMO_MODAL_TITLES = [NONE, 'Package Restrictions', 'Terms + Conditions', 'Promotion Details', OTHER] as const;
export const ACCOMMODATION_MODAL_TITLES = [NONE, 'View Floorplan', OTHER] as const;

/** Promo flags; home promos use those of specials (document 2 §9, decision OP-102). */
export const SPECIAL_FLAGS = [NONE, 'Member Exclusive', 'Website Exclusive', 'Weekend Promo', 'Newly Renovated', OTHER] as const;
export const HOME_PROMO_FLAGS = SPECIAL_FLAGS;
export const ACCOMMODATION_FLAGS = [
  NONE,
  'Accessible Features',
  'Balcony',
  'Best for Family',
  'Best View',
  'Family-Friendly Room',
  'Newly Renovated',
  'Ocean View',
  'Ocean Front',
  'Premium View',
  'Resort View',
  'Spa Bathtub',
  'Terrace',
  OTHER,
] as const;

/** Options of a shared special, stored as codes; the most common one first (document 2 §3.2, decision OP-73). */
export const SHARED_SPECIAL_CTAS: readonly Option[] = [
  { value: 'bookNow', label: 'Book Now' },
  { value: 'offerDetails', label: 'Offer Details' },
];
export const SHARED_SPECIAL_FLAGS: readonly Option[] = [
  { value: 'websiteExclusive', label: 'Website Exclusive' },
  { value: 'memberExclusive', label: 'Member Exclusive' },
  { value: 'weekendPromo', label: 'Weekend Promo' },
  { value: 'newlyRenovated', label: 'Newly Renovated' },
  { value: 'none', label: NONE },
];
export const SHARED_SPECIAL_DETAIL_TITLES: readonly Option[] = [
  { value: 'learnMore', label: 'Learn More' },
  { value: 'checkAvailability', label: 'Check Availability' },
  { value: 'inquireNow', label: 'Inquire Now' },
  { value: 'none', label: NONE },
];

/** Pages a list can be shown on (document 3 §3, decision OP-103). */
export const LIST_PAGES: readonly Option[] = [
  { value: 'aaa', label: 'AAA' },
  { value: 'accessible-features', label: 'Accessible Features' },
  { value: 'amenities', label: 'Amenities' },
  { value: 'homepage', label: 'Homepage' },
  { value: 'map-directions', label: 'Map & Directions' },
  { value: 'meetings', label: 'Meetings' },
  { value: 'packages-promotions', label: 'Packages & Promotions' },
  { value: 'things-to-do', label: 'Things To Do' },
  { value: 'weddings', label: 'Weddings' },
];

/** How and where an alert shows (document 1 §3). */
export const ALERT_DISPLAYS: readonly Option[] = [
  { value: 'modal_window', label: 'Modal Window' },
  { value: 'header_bar', label: 'Header Bar' },
  { value: 'both', label: 'Both' },
];
export const ALERT_MODAL_DISPLAYS: readonly Option[] = [
  { value: 'modal_window', label: 'Modal Window' },
  { value: 'info_box', label: 'Info Box' },
];
export const ALERT_PAGES: readonly Option[] = [
  { value: 'homepage', label: 'Homepage' },
  { value: 'amenities', label: 'Amenities' },
  { value: 'covid19', label: 'COVID-19' },
  { value: 'eatdrink', label: 'Eat & Drink' },
];
