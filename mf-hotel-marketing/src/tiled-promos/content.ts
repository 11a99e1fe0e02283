import { otherSpelling, type Content } from 'shared-kit/content/contentRoutes';
import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { SIDEBAR_ORDER, tiledPromos } from './tiledPromo';

const HOTEL = '/hotels/:hotelid';
const TILED = `${HOTEL}/tiled`;
const resource = 'tiled_promo';

/** The sidebar entry above the lists of all six kinds; it is defined with the first kind. */
const sidebarEntry: RouteEntry = {
  path: TILED,
  title: 'Tiled Promos',
  redirectTo: `${TILED}/meetings`,
  resource,
  order: SIDEBAR_ORDER,
  related: ['hotel'],
};

/** Kinds whose lists used to be directly below the hotel's address (OP-92). */
const SHORT_PATHS = ['meetings', 'weddings', 'dining'];

function extraRoutes({ path, labels }: (typeof tiledPromos)[number]): RouteEntry[] {
  const segment = path.split('/').at(-1) ?? '';
  const spellings = SHORT_PATHS.includes(segment)
    ? otherSpelling(`${HOTEL}/${segment}`, `${HOTEL}/${path}`, labels.menu ?? labels.plural, resource)
    : [];
  return segment === 'meetings' ? [sidebarEntry, ...spellings] : spellings;
}

/** The six kinds of tiled promo, with other spellings of their addresses (document 2 §2.4). */
export const tiledPromoContent: Content[] = tiledPromos.map((type) => ({
  type,
  under: TILED,
  form: () => import('./tiledPromoForm'),
  more: { routes: extraRoutes(type) },
}));
