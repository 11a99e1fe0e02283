import { otherSpelling, type Content } from 'shared-kit/content/contentRoutes';
import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { SIDEBAR, tiledPromos } from './tiledPromo';

const HOTEL = '/hotels/:hotelid';
const BASE = `${HOTEL}/tiled`;
const resource = 'tiled_promo';

/** The sidebar's entry for the lists of all kinds; it is defined with the first kind. */
const sidebarEntry: RouteEntry = {
  path: BASE,
  title: 'Tiled Promos',
  redirectTo: `${BASE}/meetings`,
  resource,
  order: SIDEBAR,
  related: ['hotel'],
};

/** Kinds whose lists used to be directly below the hotel's address (OP-92). */
const SHORT_PATHS = ['meetings', 'weddings', 'dining'];

function moreRoutes({ path, labels }: (typeof tiledPromos)[number]): RouteEntry[] {
  const segment = path.split('/').at(-1) ?? '';
  const spellings = SHORT_PATHS.includes(segment)
    ? otherSpelling(`${HOTEL}/${segment}`, `${HOTEL}/${path}`, labels.menu ?? labels.plural, resource)
    : [];
  return segment === 'meetings' ? [sidebarEntry, ...spellings] : spellings;
}

/** The six kinds of tiled promo, with other spellings of their addresses (document 2 §2.4). */
export const tiledPromoContent: Content[] = tiledPromos.map((type) => ({
  type,
  under: BASE,
  form: () => import('./tiledPromoForm'),
  more: { routes: moreRoutes(type) },
}));
