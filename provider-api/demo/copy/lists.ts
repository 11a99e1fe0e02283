import type { Shown } from '../seed/shown';

/** A block of content as a copywriter wrote it. `{hotel}`, `{sight}` and `{restaurant}` are replaced by the house's own. */
export interface Block extends Shown {
  title: string;
  header: string;
  items: string[];
  /** Keys of the pages that show it. */
  pages: string[];
}

export const blocks: Block[] = [
  {
    title: 'In every room',
    header: 'Comforts you need not ask for',
    items: [
      'Linen from the mill in the valley',
      'Tea, ground coffee and fresh milk',
      'Robes, slippers and a torch',
      'Free and fast Wi-Fi',
    ],
    pages: ['amenities', 'homepage'],
  },
  {
    title: 'Getting here',
    header: 'Find {hotel}',
    items: [
      'A short walk from {sight}',
      'Twelve minutes by taxi from the station',
      'Parking for guests, three spaces with chargers',
    ],
    pages: ['map-directions'],
  },
  {
    title: 'Steps, lifts and doors',
    header: 'Getting around the house',
    items: [
      'A level entrance from the yard',
      'Three rooms with a level shower and an alarm cord',
      'A hearing loop at the front desk',
      'Assistance dogs are welcome everywhere',
    ],
    pages: ['accessible-features', 'aaa'],
  },
  {
    title: 'A day out',
    header: 'Within an hour of the door',
    items: ['{sight}, before the crowds', 'The porter’s six walks, from an hour to a day', 'The farm shop and its cheese room'],
    pages: ['things-to-do', 'homepage'],
  },
  {
    title: 'Meeting essentials',
    header: 'Included with every room hire',
    items: ['A host for the whole day', 'Screen, sound and someone who knows both', 'Coffee without end'],
    pages: ['meetings'],
  },
  {
    title: 'Winter evenings',
    header: 'While the fires are lit',
    items: ['Quiz night on Tuesdays', 'Jazz on Fridays', 'Mulled cider from four'],
    pages: ['things-to-do', 'packages-promotions'],
    days: [-25, 80],
  },
  {
    title: 'Spring weddings',
    header: 'New from April',
    items: ['The marquee, now with a wooden floor', 'A planting scheme by our own gardener'],
    pages: ['weddings'],
    days: [60, 220],
  },
  {
    title: 'Summer on the lawn',
    header: 'Open in fine weather',
    items: ['Deckchairs and croquet', 'Picnics packed by {restaurant}'],
    pages: ['things-to-do'],
    days: [-180, -55],
  },
  {
    title: 'Travelling with children',
    header: 'Small guests',
    items: ['Cots and high chairs, free of charge', 'Supper at five', 'A chest of board games'],
    pages: ['amenities'],
    state: 'draft',
  },
  {
    title: 'House rules of the past',
    header: 'As printed in the old folder',
    items: ['Keys at the desk, please', 'Lights out in the corridor at eleven'],
    pages: [],
    days: [-900, null],
    state: 'archived',
  },
];
