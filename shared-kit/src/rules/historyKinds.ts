import type { PropertyType } from './entities';
import { ACCOMMODATION_TYPES, TILED_PROMO_TYPES } from './itemTypes';

interface Row {
  /** Singular and plural inside a sentence. */
  singular: string;
  plural: string;
  /** The types of property that have it; absent if it belongs to none. */
  of?: readonly PropertyType[];
  /** The last part of its pages' address, if it differs from the list's (documents 2 and 3 §2). */
  page?: string;
  /** Its types, if each has its own pages below that address. */
  types?: readonly { value: string; path: string }[];
  /** What belongs to an item of this kind, in the plural: it may be deleted before that item, and never exists without it. */
  holds?: string;
  /** It never goes to the bin: it is deleted for good at once, or not at all. */
  skipsBin?: true;
}

/** The kinds with a history, by the last part of their list's address. A test compares the API's own list with it. */
export const HISTORY_KINDS = {
  specials: { singular: 'special', plural: 'specials', of: ['hotel'] },
  'tiled-promos': { singular: 'tiled promo', plural: 'tiled promos', of: ['hotel'], page: 'tiled', types: TILED_PROMO_TYPES },
  accommodations: { singular: 'accommodation', plural: 'accommodations', of: ['hotel'], types: ACCOMMODATION_TYPES },
  'faq-categories': { singular: 'FAQ category', plural: 'FAQ categories', of: ['hotel'], page: 'faqs/categories', holds: 'FAQs' },
  faqs: { singular: 'FAQ', plural: 'FAQs', of: ['hotel'] },
  'home-promos': { singular: 'home promo', plural: 'home promos', of: ['hotel'], page: 'promos' },
  lists: { singular: 'list', plural: 'lists', of: ['hotel'] },
  events: { singular: 'event', plural: 'events', of: ['restaurant'] },
  presses: { singular: 'press item', plural: 'press items', of: ['restaurant'], page: 'press' },
  menus: { singular: 'menu', plural: 'menus', of: ['restaurant'], page: 'menu' },
  calendars: { singular: 'calendar', plural: 'calendars', of: ['hotel', 'restaurant'], holds: 'calendar events' },
  'calendar-events': {
    singular: 'calendar event',
    plural: 'calendar events',
    of: ['hotel', 'restaurant'],
    page: 'calendars/events',
  },
  // Kinds without a content list of their own.
  hours: { singular: 'record of hours', plural: 'records of hours', of: ['restaurant'], skipsBin: true },
  properties: { singular: 'property', plural: 'properties', of: ['hotel', 'restaurant'], holds: 'items' },
  regions: { singular: 'region', plural: 'regions' },
  alerts: { singular: 'alert', plural: 'alerts' },
  assets: { singular: 'file', plural: 'files' },
  'shared-specials': { singular: 'shared special', plural: 'shared specials' },
  users: { singular: 'person', plural: 'people', skipsBin: true },
  tokens: { singular: 'API token', plural: 'API tokens', skipsBin: true },
  'deploy-tokens': { singular: 'deploy token', plural: 'deploy tokens', skipsBin: true },
} as const satisfies Record<string, Row>;

export type HistoryKindName = keyof typeof HISTORY_KINDS;

/** The names of all these kinds. */
export const HISTORY_KIND_NAMES = Object.keys(HISTORY_KINDS) as HistoryKindName[];

/** The row of a kind; undefined for an unknown name. */
export const historyKindOf = (name: string): Row | undefined =>
  Object.hasOwn(HISTORY_KINDS, name) ? HISTORY_KINDS[name as HistoryKindName] : undefined;

/** The singular of a kind, 'special'; the name itself for an unknown kind. */
export const kindLabel = (name: string): string => historyKindOf(name)?.singular ?? name;

/** What a version can record. */
export const HISTORY_ACTIONS = [
  'created',
  'changed',
  'archived',
  'unarchived',
  'published',
  'unpublished',
  'moved',
  'deleted',
  'restored',
  'cloned',
  'distributed',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];
