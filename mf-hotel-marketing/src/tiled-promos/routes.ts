import { otherSpelling } from 'shared-kit/content/contentRoutes';
import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { TILED_PROMO_TYPES } from 'shared-kit/rules/options';
import { SIDEBAR } from './tiledPromo';

export const TILED = '/hotels/:hotelid/tiled';
const resource = 'tiled_promo';

/** Lists that were formerly found directly below the hotel (OP-92). */
const SHORT = ['meetings', 'weddings', 'dining'];

/** The entry of the sidebar that holds the six kinds of tiled promo, and other spellings of their addresses (document 2 §2.4). */
export const tiledPromoRoutes: RouteEntry[] = [
  { path: TILED, title: 'Tiled Promos', redirectTo: `${TILED}/meetings`, resource, order: SIDEBAR, related: ['hotel'] },
  ...TILED_PROMO_TYPES.filter(({ path }) => SHORT.includes(path)).flatMap(({ path, label }) =>
    otherSpelling(`/hotels/:hotelid/${path}`, `${TILED}/${path}`, label, resource),
  ),
];
