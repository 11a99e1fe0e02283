import type { PropertyType } from './entities';

interface Row {
  /** The label of its row in the permission grid, and the tabs that show it (document 1 §6). */
  label?: string;
  of?: readonly PropertyType[];
  /** Who may read it by default: a property's new staff and its public sites, or the sites alone (document 1 §6). */
  read?: 'staff and sites' | 'sites';
  /** Keys of its live pages among a property's addresses (documents 2 and 3 §3, decision OP-65). */
  livePages?: readonly string[];
  /** The resource on which a right on this one implies rights, and which rights (decision OP-27). */
  implies?: { resource: string; flags: 'r' | 'rwx' };
}

/**
 * The resources of permissions, in the order of the permission grid: what several packages need to know of each. What only one
 * team needs is with its content type.
 */
export const RESOURCES = {
  accommodation: {
    label: 'Accommodations',
    of: ['hotel'],
    read: 'staff and sites',
    livePages: ['accommGuestroomUrl', 'accommSuiteUrl', 'accommAccessibleUrl', 'accommMiscUrl'],
  },
  calendar: {
    label: 'Calendars',
    of: ['hotel', 'restaurant'],
    read: 'staff and sites',
    implies: { resource: 'calendar_event', flags: 'rwx' },
  },
  calendar_event: { read: 'staff and sites', livePages: ['calendarsUrl'] },
  faq: {
    label: 'FAQs',
    of: ['hotel'],
    read: 'staff and sites',
    livePages: ['faqsUrl'],
    implies: { resource: 'faq_category', flags: 'rwx' },
  },
  faq_category: { read: 'sites' },
  home_promo: { label: 'Home Promos', of: ['hotel'], read: 'staff and sites', livePages: ['homePromosUrl'] },
  special: { label: 'Specials', of: ['hotel'], read: 'staff and sites', livePages: ['specialsUrl'] },
  tiled_promo: {
    label: 'Tiled Promos',
    of: ['hotel'],
    read: 'staff and sites',
    livePages: ['meetingsUrl', 'weddingsUrl', 'diningsUrl', 'miscUrl', 'misc2Url', 'misc3Url'],
  },
  list: { label: 'Lists', of: ['hotel'], read: 'staff and sites', livePages: ['listsUrl'] },
  event: { label: 'Events', of: ['restaurant'], read: 'staff and sites', livePages: ['eventsUrl'] },
  hour: { label: 'Hours', of: ['restaurant'], read: 'staff and sites', livePages: ['hoursUrl'] },
  press: { label: 'Press', of: ['restaurant'], read: 'staff and sites', livePages: ['pressUrl'] },
  menu: { label: 'Menu', of: ['restaurant'], read: 'staff and sites', livePages: ['menusUrl'] },
  // Resources without a screen (decision OP-28).
  banner: { read: 'staff and sites' },
  tout: { read: 'staff and sites' },
  property: { read: 'sites' },
  region: {},
  alert: {},
  can_assign_alerts: { implies: { resource: 'alert', flags: 'r' } },
  asset: { implies: { resource: 'tag', flags: 'r' } },
  tag: {},
  user: {},
  permission: {},
  token: {},
} as const satisfies Record<string, Row>;

type Table = typeof RESOURCES;
/** The name of a resource. */
export type Resource = keyof Table;
/** The live pages of a resource. */
export type LivePageOf<R extends Resource> = R extends Resource
  ? Table[R] extends { livePages: readonly (infer K)[] }
    ? K
    : never
  : never;
/** A key among a property's live-page addresses. */
export type PreviewUrlKey = LivePageOf<Resource>;

/** The row of a resource; undefined for an unknown name. */
export const resourceOf = (name: string): Row | undefined =>
  Object.hasOwn(RESOURCES, name) ? (RESOURCES as Record<string, Row>)[name] : undefined;

/** The resources that match a condition, in the order of the table. */
export const resourcesWith = (holds: (row: Row) => boolean): Resource[] =>
  (Object.keys(RESOURCES) as Resource[]).filter((name) => holds(RESOURCES[name]));
