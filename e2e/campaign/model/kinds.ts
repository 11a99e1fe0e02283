import { ACCOMMODATION_TYPES, TILED_PROMO_TYPES } from 'shared-kit/rules/itemTypes';
import type { Chance } from '../random';
import type { Fields } from '../sameItem';

export type PropertyType = 'hotel' | 'restaurant';

/** What the model knows of a kind of content. */
export interface Kind {
  /** The last part of its lists' path. */
  path: string;
  resource: string;
  /** The field that holds its name. */
  title: 'title' | 'question' | 'name';
  of: readonly PropertyType[];
  /** Whether it can be published and archived. */
  hasFlags: boolean;
  /** Whether it has a start and an end. */
  hasWindow: boolean;
  /** Whether staff can sort it. */
  isOrdered: boolean;
  canBeCloned: boolean;
  /** The field by which orders are separate, in addition to property and tab. */
  within?: 'type' | 'category_id';
  types?: readonly string[];
  /** The kind that it belongs to, and the field that holds the parent's id. */
  parent?: { path: string; field: 'category_id' | 'calendar_id' };
  /** How many of them guests see at once, if not all. */
  shownAtOnce?: number;
  /** Required texts other than its name. */
  texts: readonly string[];
  /** Fields that the server derives from others. */
  derived?: readonly string[];
}

const HOTEL = ['hotel'] as const;
const RESTAURANT = ['restaurant'] as const;
const dated = { hasFlags: true, hasWindow: true, isOrdered: true, canBeCloned: true, title: 'title' } as const;
const undated = { ...dated, hasWindow: false, canBeCloned: false } as const;
const namedOnly = { title: 'name', hasFlags: false, hasWindow: false, canBeCloned: false, texts: [] } as const;
const typed = { ...dated, within: 'type', of: HOTEL, texts: ['short_description'] } as const;
const codes = (types: readonly { value: string }[]) => types.map(({ value }) => value);

export const KINDS: readonly Kind[] = [
  { ...dated, path: 'specials', resource: 'special', of: HOTEL, texts: ['content'] },
  { ...typed, path: 'tiled-promos', resource: 'tiled_promo', types: codes(TILED_PROMO_TYPES) },
  { ...typed, path: 'accommodations', resource: 'accommodation', types: codes(ACCOMMODATION_TYPES) },
  { ...dated, path: 'home-promos', resource: 'home_promo', of: HOTEL, texts: [], shownAtOnce: 3 },
  { ...dated, path: 'lists', resource: 'list', of: HOTEL, texts: [] },
  { ...namedOnly, path: 'faq-categories', resource: 'faq_category', of: HOTEL, isOrdered: true },
  {
    ...dated,
    path: 'faqs',
    resource: 'faq',
    title: 'question',
    of: HOTEL,
    texts: ['answer'],
    within: 'category_id',
    parent: { path: 'faq-categories', field: 'category_id' },
  },
  { ...dated, path: 'events', resource: 'event', of: RESTAURANT, texts: [], canBeCloned: false },
  { ...undated, path: 'presses', resource: 'press', of: RESTAURANT, texts: [] },
  { ...undated, path: 'menus', resource: 'menu', of: RESTAURANT, texts: [] },
  { ...namedOnly, path: 'calendars', resource: 'calendar', of: ['hotel', 'restaurant'], isOrdered: false },
  {
    ...undated,
    path: 'calendar-events',
    resource: 'calendar_event',
    of: ['hotel', 'restaurant'],
    texts: [],
    isOrdered: false,
    parent: { path: 'calendars', field: 'calendar_id' },
    derived: ['does_not_end', 'event_ends_option', 'repeats_on', 'repeats_times', 'repeats_ends_on'],
  },
];

export const kindAt = (path: string): Kind => KINDS.find((kind) => kind.path === path)!;
export const CALENDAR_EVENTS = kindAt('calendar-events');

/** All these dates are years away from the day of the test, so none of them passes during a run. */
export const [PAST, OVER] = ['2020-01-05', '2021-02-06'] as const;
const [LATER, LAST] = ['2088-01-05', '2089-02-06'] as const;
const NO_END = '2120-01-01T00:00:00.000Z';
const WORDS = ['Spa', 'spa', 'Élan', 'elan', 'Öl', 'Zimmer 9', 'Zimmer 10', '日本', '👨‍👩‍👧', "O'Neil", '100% _off_', 'a-b', 'ab'];

/** A name that the server stores unchanged. */
export const someName = (random: Chance): string => `${random.pick(WORDS)} ${random.below(40)}`;

const noon = (day: string) => `${day}T12:00:00.000Z`;
const windowFrom = (start: string, end: string | null): Fields => ({
  starts_on: noon(start),
  ends_on: end === null ? NO_END : noon(end),
  does_not_end: end === null,
});

/** A start and an end in the right order. */
const someWindow = (random: Chance): Fields =>
  random.pick([
    windowFrom(PAST, null),
    windowFrom(PAST, null),
    windowFrom(PAST, LAST),
    windowFrom(PAST, OVER),
    windowFrom(LATER, LAST),
  ]);

/** The times of an event, and whether it repeats. */
const someTimes = (random: Chance): Fields => {
  const day = random.pick([PAST, LATER]);
  const times = { start: `${day}T20:00:00`, end: `${day}T22:30:00`, all_day: random.often(0.2) };
  const ends = random.pick([null, OVER]);
  return random.often(0.5) || (ends !== null && day === LATER)
    ? { ...times, repeats: null, repeats_ends_on: null }
    : { ...times, repeats: random.pick(['daily', 'monthly', 'yearly']), repeats_ends_on: ends };
};

/** Fields that the server stores unchanged. @param parent the id of what the item belongs to */
export function someFields(kind: Kind, random: Chance, parent: string | undefined): Fields {
  return {
    [kind.title]: someName(random),
    ...Object.fromEntries(kind.texts.map((text) => [text, `<p>${someName(random)}</p>`])),
    ...(kind.hasWindow && someWindow(random)),
    ...(kind.types && { type: random.pick(kind.types.slice(0, 2)) }),
    ...(kind.parent && { [kind.parent.field]: parent }),
    ...(kind.path === 'presses' && { publish_date: random.pick([PAST, LATER]) }),
    ...(kind === CALENDAR_EVENTS && someTimes(random)),
  };
}
