import type { PropertyType } from './entities';
import { ACCOMMODATION_TYPES, TILED_PROMO_TYPES } from './options';

interface Row {
  /** Singular and plural inside a sentence. */
  one: string;
  many: string;
  /** The types of property that have it; absent if it belongs to none. */
  of?: readonly PropertyType[];
  /** The last part of its pages' address, if that differs from that of its list (documents 2 and 3 §2). */
  page?: string;
  /** Its types, if each has its own pages below that address. */
  types?: readonly { value: string; path: string }[];
  /** What belongs to an item of this kind: it may be deleted first, and never exists without that item. */
  holds?: string;
  /** It is deleted for good at once, or never. */
  skipsBin?: true;
}

/** The kinds with a history, by the last part of their list's address. A test compares the API's own list with it. */
export const HISTORY_KINDS = {
  specials: { one: 'special', many: 'specials', of: ['hotel'] },
  'tiled-promos': { one: 'tiled promo', many: 'tiled promos', of: ['hotel'], page: 'tiled', types: TILED_PROMO_TYPES },
  accommodations: { one: 'accommodation', many: 'accommodations', of: ['hotel'], types: ACCOMMODATION_TYPES },
  'faq-categories': { one: 'FAQ category', many: 'FAQ categories', of: ['hotel'], page: 'faqs/categories', holds: 'FAQs' },
  faqs: { one: 'FAQ', many: 'FAQs', of: ['hotel'] },
  'home-promos': { one: 'home promo', many: 'home promos', of: ['hotel'], page: 'promos' },
  lists: { one: 'list', many: 'lists', of: ['hotel'] },
  events: { one: 'event', many: 'events', of: ['restaurant'] },
  presses: { one: 'press item', many: 'press items', of: ['restaurant'], page: 'press' },
  menus: { one: 'menu', many: 'menus', of: ['restaurant'], page: 'menu' },
  calendars: { one: 'calendar', many: 'calendars', of: ['hotel', 'restaurant'], holds: 'calendar events' },
  'calendar-events': { one: 'calendar event', many: 'calendar events', of: ['hotel', 'restaurant'], page: 'calendars/events' },
  // Kinds without a content list of their own.
  hours: { one: 'record of hours', many: 'records of hours', of: ['restaurant'], skipsBin: true },
  properties: { one: 'property', many: 'properties', of: ['hotel', 'restaurant'], holds: 'items' },
  regions: { one: 'region', many: 'regions' },
  alerts: { one: 'alert', many: 'alerts' },
  assets: { one: 'file', many: 'files' },
  'shared-specials': { one: 'shared special', many: 'shared specials' },
  users: { one: 'person', many: 'people', skipsBin: true },
  tokens: { one: 'API token', many: 'API tokens', skipsBin: true },
  'deploy-tokens': { one: 'deploy token', many: 'deploy tokens', skipsBin: true },
} as const satisfies Record<string, Row>;

export type HistoryKindName = keyof typeof HISTORY_KINDS;

/** The names of all these kinds. */
export const HISTORY_KIND_NAMES = Object.keys(HISTORY_KINDS) as HistoryKindName[];

/** The row of a kind; undefined for an unknown name. */
export const historyKindOf = (name: string): Row | undefined =>
  Object.hasOwn(HISTORY_KINDS, name) ? HISTORY_KINDS[name as HistoryKindName] : undefined;

/** The singular of a kind, 'special'; the name itself for an unknown kind. */
export const kindWord = (name: string): string => historyKindOf(name)?.one ?? name;

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
