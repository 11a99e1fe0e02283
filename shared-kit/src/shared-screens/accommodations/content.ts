import { otherSpelling, type Content } from '../../content/contentRoutes';
import type { RouteEntry } from '../../rules/remote/routes';
import { accommodations, SIDEBAR } from './accommodation';

const HOTEL = '/hotels/:hotelid';
const BASE = `${HOTEL}/accommodations`;
const resource = 'accommodation';

/** The sidebar's entry for the lists of all kinds, in whichever package they are; it is defined with the first kind. */
const sidebarEntry: RouteEntry = {
  path: BASE,
  title: 'Accommodations',
  redirectTo: `${BASE}/guest-rooms`,
  resource,
  order: SIDEBAR,
  related: ['hotel'],
};

/** Other spellings of a kind in the address (OP-91). */
const SPELLINGS: Partial<Record<string, string[]>> = {
  guestroom: ['guestroom', 'guestrooms', 'guest-room'],
  suite: ['suite'],
  misc: ['misc'],
};

function moreRoutes(kind: string, { path, labels }: (typeof accommodations)[number]): RouteEntry[] {
  const spellings = (SPELLINGS[kind] ?? []).flatMap((spelling) =>
    otherSpelling(`${BASE}/${spelling}`, `${HOTEL}/${path}`, labels.menu ?? labels.plural, resource),
  );
  return kind === 'guestroom' ? [sidebarEntry, ...spellings] : spellings;
}

/** Some kinds of accommodation: marketing shows guest rooms and suites, hotel content accessible and misc ones (documents 2 and 3 §2). */
export const accommodationContent = (kinds: readonly string[]): Content[] =>
  accommodations.flatMap((type) => {
    const { type: kind = '' } = type.scope ?? {};
    if (!kinds.includes(kind)) return [];
    return { type, under: BASE, form: () => import('./accommodationForm'), more: { routes: moreRoutes(kind, type) } };
  });
