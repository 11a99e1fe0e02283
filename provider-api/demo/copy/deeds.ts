/** The last thing that somebody did to an item of a house. */
export interface Deed {
  house: string;
  /** The last part of the address of its list. */
  kind: 'specials' | 'tiled-promos' | 'faqs' | 'home-promos' | 'events' | 'menus' | 'presses';
  /** Which of the matching items, in their order, counted from 0. */
  nth: number;
  who: 'Nora' | 'Tomás' | 'Priya' | 'Luca';
  did: 'created' | 'changed' | 'published' | 'archived';
  days: number;
  hour: number;
}

const deed = (
  days: number,
  hour: number,
  who: Deed['who'],
  did: Deed['did'],
  kind: Deed['kind'],
  house: string,
  nth = 0,
): Deed => ({ days, hour, who, did, kind, house, nth });

/** Three weeks of work, newest first, each done by somebody with the right to do it there. */
export const deeds: Deed[] = [
  deed(-1, 16, 'Priya', 'published', 'specials', 'quayside-arms'),
  deed(-1, 14, 'Luca', 'published', 'menus', 'ember-and-oak'),
  deed(-1, 11, 'Tomás', 'published', 'specials', 'hotel-marchmont'),
  deed(-1, 10, 'Tomás', 'changed', 'specials', 'hotel-marchmont', 1),
  deed(-2, 15, 'Nora', 'published', 'faqs', 'the-aster'),
  deed(-2, 12, 'Priya', 'changed', 'tiled-promos', 'saltmarsh'),
  deed(-3, 16, 'Luca', 'changed', 'events', 'the-copper-pan'),
  deed(-3, 12, 'Nora', 'archived', 'events', 'ember-and-oak'),
  deed(-3, 9, 'Nora', 'changed', 'faqs', 'hotel-belvoir'),
  deed(-4, 17, 'Tomás', 'created', 'home-promos', 'hotel-marchmont'),
  deed(-4, 10, 'Nora', 'archived', 'specials', 'the-lookout'),
  deed(-5, 15, 'Priya', 'changed', 'specials', 'quayside-arms', 2),
  deed(-6, 9, 'Nora', 'changed', 'specials', 'alder-house'),
  deed(-7, 17, 'Luca', 'published', 'events', 'the-copper-pan', 1),
  deed(-7, 14, 'Luca', 'created', 'presses', 'the-copper-pan'),
  deed(-8, 11, 'Tomás', 'changed', 'faqs', 'the-aster', 2),
  deed(-9, 16, 'Priya', 'published', 'home-promos', 'the-lookout'),
  deed(-10, 10, 'Nora', 'changed', 'tiled-promos', 'fellside-hall'),
  deed(-12, 15, 'Tomás', 'archived', 'specials', 'the-aster'),
  deed(-13, 9, 'Luca', 'changed', 'menus', 'ember-and-oak', 1),
  deed(-15, 14, 'Priya', 'created', 'specials', 'saltmarsh', 3),
  deed(-17, 11, 'Nora', 'published', 'faqs', 'lantern-inn', 1),
  deed(-19, 16, 'Tomás', 'published', 'tiled-promos', 'hotel-marchmont'),
  deed(-20, 10, 'Nora', 'changed', 'home-promos', 'pinewood-lodge'),
];
