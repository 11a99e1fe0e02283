import { otherSpelling, type Content } from '../../content/contentRoutes';
import type { RouteEntry } from '../../rules/remote/routes';
import { accommodations, SIDEBAR } from './accommodation';

const HOTEL = '/hotels/:hotelid';
const UNDER = `${HOTEL}/accommodations`;
const resource = 'accommodation';

/** The entry of the sidebar that holds the lists of all kinds, in whichever package they are; it comes with its first kind. */
const entry: RouteEntry = {
  path: UNDER,
  title: 'Accommodations',
  redirectTo: `${UNDER}/guest-rooms`,
  resource,
  order: SIDEBAR,
  related: ['hotel'],
};

/** Other spellings of a kind's word in the address (OP-91). */
const SPELLINGS: Partial<Record<string, string[]>> = {
  guestroom: ['guestroom', 'guestrooms', 'guest-room'],
  suite: ['suite'],
  misc: ['misc'],
};

function routesBeside(kind: string, { path, labels }: (typeof accommodations)[number]): RouteEntry[] {
  const spellings = (SPELLINGS[kind] ?? []).flatMap((word) =>
    otherSpelling(`${UNDER}/${word}`, `${HOTEL}/${path}`, labels.menu ?? labels.many, resource),
  );
  return kind === 'guestroom' ? [entry, ...spellings] : spellings;
}

/** Some kinds of accommodation: marketing shows guest rooms and suites, hotel content accessible and misc ones (documents 2 and 3 §2). */
export const accommodationContent = (kinds: readonly string[]): Content[] =>
  accommodations.flatMap((type) => {
    const { type: kind = '' } = type.scope ?? {};
    if (!kinds.includes(kind)) return [];
    return { type, under: UNDER, form: () => import('./accommodationForm'), more: { routes: routesBeside(kind, type) } };
  });
