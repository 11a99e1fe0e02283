import { DASHBOARD_LIVE_ITEMS, LIVE_HOME_PROMOS } from 'shared-kit/rules/limits';
import { ACCOMMODATION_TYPES, TILED_PROMO_TYPES } from 'shared-kit/rules/itemTypes';
import type { TileKind } from 'shared-kit/shared-screens/dashboard/LiveTile';

type Kind = (typeof TILED_PROMO_TYPES | typeof ACCOMMODATION_TYPES)[number];

/** The tile of one kind in a collection that holds several kinds, each with its own list. */
const tileOf = ({ heading, value, path }: Kind, resource: string, api: string, group: string): TileKind => ({
  title: heading,
  resource,
  api,
  type: value,
  path: `${group}/${path}`,
  maxItems: DASHBOARD_LIVE_ITEMS,
});

/** The tiles of the hotel dashboard in their order (document 3 §2); one line adds one. */
export const TILES: readonly TileKind[] = [
  { title: 'Home Promos', resource: 'home_promo', api: 'home-promos', path: 'promos', maxItems: LIVE_HOME_PROMOS },
  { title: 'Specials', resource: 'special', api: 'specials', path: 'specials', maxItems: DASHBOARD_LIVE_ITEMS },
  ...TILED_PROMO_TYPES.map((kind) => tileOf(kind, 'tiled_promo', 'tiled-promos', 'tiled')),
  ...ACCOMMODATION_TYPES.map((kind) => tileOf(kind, 'accommodation', 'accommodations', 'accommodations')),
];
