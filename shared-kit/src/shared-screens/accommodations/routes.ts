import { contentRoutes, otherSpelling } from '../../remote/contentRoutes';
import type { RouteEntry } from '../../rules/remote/routes';
import { hotelOrder } from '../../remote/sidebarOrder';
import { ACCOMMODATION_TYPES } from '../../rules/options';
import { oneOf } from './words';

/** The common parent of the lists of all kinds, whichever package they are in. */
export const ACCOMMODATIONS = '/hotels/:hotelid/accommodations';

/** Other spellings of a kind's path segment (OP-91). */
const SPELLINGS: Partial<Record<string, string[]>> = {
  guestroom: ['guestroom', 'guestrooms', 'guest-room'],
  suite: ['suite'],
  misc: ['misc'],
};

/**
 * The routes of some kinds of accommodation: marketing shows guest rooms and suites, hotel content accessible and misc
 * ones (documents 2 and 3 §2). The package needs the pages `accommodations`, `accommodationForm`, `cloneAccommodations`.
 */
export const accommodationRoutes = (values: readonly string[]): RouteEntry[] =>
  ACCOMMODATION_TYPES.flatMap((kind, at) => {
    if (!values.includes(kind.value)) return [];
    const path = `${ACCOMMODATIONS}/${kind.path}`;
    const resource = 'accommodation';
    const list = contentRoutes({
      path,
      title: kind.label,
      one: oneOf(kind),
      clone: `Clone ${kind.label}`,
      collection: 'accommodations',
      scope: { type: kind.value },
      resource,
      pages: { list: 'accommodations', form: 'accommodationForm', clone: 'cloneAccommodations' },
      order: hotelOrder.accommodations + at + 1,
      under: ACCOMMODATIONS,
    });
    const others = SPELLINGS[kind.value] ?? [];
    return [list, ...others.flatMap((word) => otherSpelling(`${ACCOMMODATIONS}/${word}`, path, kind.label, resource))];
  });
