import { contentRoutes, otherSpelling } from 'shared-kit/remote/contentRoutes';
import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { hotelOrder } from 'shared-kit/remote/sidebarOrder';
import { TILED_PROMO_TYPES } from 'shared-kit/rules/options';
import { oneOf } from './words';

const TILED = '/hotels/:hotelid/tiled';
const resource = 'tiled_promo';

/** Lists that were once looked for directly below the hotel (OP-92). */
const SHORT = ['meetings', 'weddings', 'dining'];

/** The six kinds of tiled promo below one entry of the sidebar (document 2 §2.4). */
export const tiledPromoRoutes: RouteEntry[] = [
  {
    path: TILED,
    title: 'Tiled Promos',
    redirectTo: `${TILED}/meetings`,
    resource,
    order: hotelOrder.tiledPromos,
    related: ['hotel'],
    children: TILED_PROMO_TYPES.map((kind, at) =>
      contentRoutes({
        path: `${TILED}/${kind.path}`,
        title: kind.label,
        one: oneOf(kind),
        clone: `Clone ${kind.label}`,
        collection: 'tiled-promos',
        scope: { type: kind.value },
        resource,
        pages: { list: 'tiledPromos', form: 'tiledPromoForm', clone: 'cloneTiledPromos' },
        order: hotelOrder.tiledPromos + at + 1,
      }),
    ),
  },
  ...TILED_PROMO_TYPES.filter(({ path }) => SHORT.includes(path)).flatMap(({ path, label }) =>
    otherSpelling(`/hotels/:hotelid/${path}`, `${TILED}/${path}`, label, resource),
  ),
];
