import type { ReactElement } from 'react';

/** An item as it goes over the wire. */
export type Wire = Record<string, unknown> & { id: string };

/** One kind of content with what its pages must show; every package tests its kinds with the same steps. */
export interface TestedKind {
  /** The heading of the list, which also names it in test titles: 'Home Promos'. */
  plural: string;
  /** The label on the buttons: '+ New {singular}'. */
  singular: string;
  /** What follows 'Delete' in the title of the delete dialog. */
  remove: string;
  /** The pages. */
  list: ReactElement;
  form: ReactElement;
  /** The page that clones, and its heading. */
  clone?: { page: ReactElement; heading: string };
  /** `hotel` or `restaurant`, and the address below it: `specials`. */
  place: 'hotel' | 'restaurant';
  path: string;
  /** The collection below `/properties/7/`, and what its list and sort calls also send. */
  api: string;
  scope?: Record<string, string>;
  sortScope?: Record<string, string>;
  /** The key of its title on the wire, and the label of its field. */
  titleKey: string;
  titleLabel: string;
  /** The live link: its label and its key on the wire. */
  live: { label: string; key: string };
  /** The columns with a visible heading. */
  columns: string[];
  /** The sections of the form. */
  sections: string[];
  /** The id of the form's error area. */
  errorId: string;
  /** A stored item; `more` overrides. */
  item: (id: string, more?: object) => Wire;
  /** Other calls that the pages make. */
  routes?: Record<string, object>;
  /** How many rows a page requests; 100 by default. */
  perPage?: string;
  /** Whether rows show the LIVE badge. */
  badge: boolean;
}

const PARAM = { hotel: ':hotelid', restaurant: ':restaurantId' };

/** The route and the address of one of a kind's pages: `tail` is `/new`, `/1/edit`, or nothing for the list. */
export function addressOf({ place, path }: TestedKind, tail = ''): { route: string; address: string } {
  const route = `/${place}s/${PARAM[place]}/${path}${tail.replace('/1/', '/:id/')}`;
  return { route, address: `/${place}s/7/${path}${tail}` };
}

/** The title of one of its items. */
export const titleOf = (kind: TestedKind, id: string): string => String(kind.item(id)[kind.titleKey]);

/** What every stored item has; it has started, does not end and is published. */
export const storedItem = (id: string, more: object = {}): Wire => ({
  id,
  property_id: '7',
  sort_index: Number(id),
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  updated_by: { id: '1', name: 'Nora Okafor' },
  starts_on: '2026-01-01T09:00:00.000Z',
  ends_on: '2120-01-01T00:00:00.000Z',
  does_not_end: true,
  published: true,
  archived: false,
  ...more,
});
