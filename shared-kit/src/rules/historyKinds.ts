import type { PropertyType } from './entities';
import { ACCOMMODATION_TYPES, TILED_PROMO_TYPES } from './options';

interface Row {
  /** What one and several of them are called inside a sentence. */
  one: string;
  many: string;
  /** The properties that have it; absent for what belongs to none. */
  of?: readonly PropertyType[];
  /** The last part of its pages' address, where that differs from its list's (documents 2 and 3 §2). */
  page?: string;
  /** Its types, where each has pages of its own below that. */
  types?: readonly { value: string; path: string }[];
  /** What belongs to one of them, may be deleted before it, and is never there without it. */
  holds?: string;
  /** It is deleted for good at once, or never. */
  skipsBin?: true;
}

/** The kinds whose changes are kept, by the last part of their list's address. A test compares the API's own list with it. */
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
  // What is no content of its own list.
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

/** Every such kind. */
export const HISTORY_KIND_NAMES = Object.keys(HISTORY_KINDS) as HistoryKindName[];

/** The row of a kind; undefined for an unknown name. */
export const historyKindOf = (name: string): Row | undefined =>
  Object.hasOwn(HISTORY_KINDS, name) ? HISTORY_KINDS[name as HistoryKindName] : undefined;

/** What one thing of a kind is called, 'special'; a kind that is not known yet by its own name. */
export const kindWord = (name: string): string => historyKindOf(name)?.one ?? name;

/** What a version can be. */
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
