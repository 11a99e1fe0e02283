import { DASHBOARD_LIVE_ITEMS, LIVE_HOME_PROMOS } from 'shared-kit/rules/limits';

/** What is live of one kind of content, as the dashboard lists it. */
export interface TileKind {
  title: string;
  /** READ on it for this hotel shows the tile. */
  resource: string;
  /** The collection of the API below `/properties/{id}/`. */
  api: string;
  /** One kind of a collection that holds several: `meeting`. */
  type?: string;
  /** The address of its list below the hotel. */
  path: string;
  /** How many items the tile lists: 3 home promos, 5 of each other kind. */
  most: number;
}

/** The tiles of the hotel dashboard in their order (document 3 §2); one line adds one. */
export const TILES: readonly TileKind[] = [
  { title: 'Home Promos', resource: 'home_promo', api: 'home-promos', path: 'promos', most: LIVE_HOME_PROMOS },
  { title: 'Specials', resource: 'special', api: 'specials', path: 'specials', most: DASHBOARD_LIVE_ITEMS },
];
