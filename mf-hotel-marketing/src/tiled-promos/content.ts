import { otherSpelling, type Content } from 'shared-kit/content/contentRoutes';
import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { SIDEBAR, tiledPromos } from './tiledPromo';

const HOTEL = '/hotels/:hotelid';
const UNDER = `${HOTEL}/tiled`;
const resource = 'tiled_promo';

/** The entry of the sidebar that holds the lists of all six kinds; it comes with its first kind. */
const entry: RouteEntry = {
  path: UNDER,
  title: 'Tiled Promos',
  redirectTo: `${UNDER}/meetings`,
  resource,
  order: SIDEBAR,
  related: ['hotel'],
};

/** Kinds whose lists were formerly found directly below the hotel (OP-92). */
const SHORT = ['meetings', 'weddings', 'dining'];

function routesBeside({ path, labels }: (typeof tiledPromos)[number]): RouteEntry[] {
  const word = path.split('/').at(-1) ?? '';
  const spellings = SHORT.includes(word)
    ? otherSpelling(`${HOTEL}/${word}`, `${HOTEL}/${path}`, labels.menu ?? labels.many, resource)
    : [];
  return word === 'meetings' ? [entry, ...spellings] : spellings;
}

/** The six kinds of tiled promo, with other spellings of their addresses (document 2 §2.4). */
export const tiledPromoContent: Content[] = tiledPromos.map((type) => ({
  type,
  under: UNDER,
  form: () => import('./tiledPromoForm'),
  more: { routes: routesBeside(type) },
}));
