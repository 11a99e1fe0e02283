import { otherSpelling, type Content } from '../../content/contentRoutes';
import type { RouteEntry } from '../../rules/remote/routes';
import { ACCOMMODATION_TYPES } from '../../rules/options';
import { accommodations, SIDEBAR } from './accommodation';

export { SIDEBAR };

/** What is shown above the lists of all kinds, in whichever package they are. */
export const ACCOMMODATIONS = '/hotels/:hotelid/accommodations';

/** Other spellings of a kind's word in the address (OP-91). */
const SPELLINGS: Partial<Record<string, string[]>> = {
  guestroom: ['guestroom', 'guestrooms', 'guest-room'],
  suite: ['suite'],
  misc: ['misc'],
};

/** Some kinds of accommodation: marketing shows guest rooms and suites, hotel content accessible and misc ones (documents 2 and 3 §2). */
export const accommodationContent = (values: readonly string[]): Content[] =>
  accommodations
    .filter(({ scope }) => values.includes(scope?.type ?? ''))
    .map((type) => ({ type, under: ACCOMMODATIONS, form: () => import('./accommodationForm') }));

/** Other spellings of the addresses of some kinds. */
export const accommodationSpellings = (values: readonly string[]): RouteEntry[] =>
  ACCOMMODATION_TYPES.filter(({ value }) => values.includes(value)).flatMap(({ value, path, label }) =>
    (SPELLINGS[value] ?? []).flatMap((word) =>
      otherSpelling(`${ACCOMMODATIONS}/${word}`, `${ACCOMMODATIONS}/${path}`, label, 'accommodation'),
    ),
  );
