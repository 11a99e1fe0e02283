import { contentType } from 'shared-kit/content/contentType';
import type { TiledPromo, tiledPromoModel } from 'shared-kit/rules/models/tiledPromo';
import { TILED_PROMO_TYPES } from 'shared-kit/rules/itemTypes';

/** The place of all tiled promos in the sidebar. */
export const SIDEBAR = 40;

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
      // 'Meetings Promo'
      singular: kind.heading.replace(/s$/, ''),
      plural: kind.heading,
      menu: kind.label,
      live: `View Live ${kind.label} Page`,
      clone: kind.label,
      // 'Meeting', 'Dining', 'Misc2' (document 1 §2, Modals)
      remove: kind.value.charAt(0).toUpperCase() + kind.value.slice(1),
    },
    liveLink: kind.liveUrl,
    sidebar: SIDEBAR + index + 1,
    clones: true,
  }),
);
