import { contentType } from 'shared-kit/content/contentType';
import type { TiledPromo, tiledPromoModel } from 'shared-kit/rules/models/tiledPromo';
import { TILED_PROMO_TYPES } from 'shared-kit/rules/itemTypes';
import { deletedKindName, singularName } from './promoNames';

/** The position of the tiled promos in the sidebar. */
export const SIDEBAR_ORDER = 40;

/** The six kinds of tiled promo: meetings, weddings, dining, misc, misc2 and misc3 (document 2 §2.4). */
export const tiledPromos = TILED_PROMO_TYPES.map((kind, index) =>
  contentType<typeof tiledPromoModel, TiledPromo>({
    place: 'hotel',
    resource: 'tiled_promo',
    api: 'tiled-promos',
    path: `tiled/${kind.path}`,
    scope: { type: kind.value },
    titleKey: 'title',
    labels: {
      singular: singularName(kind),
      plural: kind.heading,
      menu: kind.label,
      live: `View Live ${kind.label} Page`,
      clone: kind.label,
      remove: deletedKindName(kind),
    },
    liveLink: kind.liveUrl,
    sidebar: SIDEBAR_ORDER + index + 1,
    clones: true,
  }),
);
