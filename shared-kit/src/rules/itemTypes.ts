/**
 * The types of tiled promos and accommodations with their path segments and names (document 2 §2.4 and §2.5). Not in
 * `options.ts`: the routes of a remote need them before any form does.
 */
export const TILED_PROMO_TYPES = [
  { value: 'meeting', path: 'meetings', label: 'Meetings', heading: 'Meetings Promos', liveUrl: 'meetingsUrl' },
  { value: 'wedding', path: 'weddings', label: 'Weddings', heading: 'Weddings Promos', liveUrl: 'weddingsUrl' },
  { value: 'dining', path: 'dining', label: 'Private Dining', heading: 'Private Dining Promos', liveUrl: 'diningsUrl' },
  { value: 'misc', path: 'misc', label: 'Misc', heading: 'Misc Promos', liveUrl: 'miscUrl' },
  { value: 'misc2', path: 'misc2', label: 'Misc2', heading: 'Misc2 Promos', liveUrl: 'misc2Url' },
  { value: 'misc3', path: 'misc3', label: 'Misc3', heading: 'Misc3 Promos', liveUrl: 'misc3Url' },
] as const;
export const ACCOMMODATION_TYPES = [
  {
    value: 'guestroom',
    path: 'guest-rooms',
    label: 'Guest Rooms',
    heading: 'Guest Room Accommodations',
    liveUrl: 'accommGuestroomUrl',
  },
  { value: 'suite', path: 'suites', label: 'Suite', heading: 'Suite Accommodations', liveUrl: 'accommSuiteUrl' },
  {
    value: 'accessible',
    path: 'accessible',
    label: 'Accessible',
    heading: 'Accessible Accommodations',
    liveUrl: 'accommAccessibleUrl',
  },
  { value: 'misc', path: 'miscs', label: 'Misc', heading: 'Misc Accommodations', liveUrl: 'accommMiscUrl' },
] as const;
