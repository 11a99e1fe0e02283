import type { ACCOMMODATION_TYPES } from 'shared-kit/rules/itemTypes';

/** A room as a copywriter wrote it. `{hotel}` and `{sight}` are replaced by the house's own names. */
export interface Room {
  type: (typeof ACCOMMODATION_TYPES)[number]['value'];
  title: string;
  text: string;
  pictures: string[];
  flag?: string;
  cta?: string;
  state?: 'draft' | 'archived';
  /** The first day, as a number of days from today. */
  from?: number;
  modal?: string;
}

const room = (type: Room['type'], title: string, pictures: string, text: string, more: Partial<Room>): Room => ({
  type,
  title,
  text,
  pictures: pictures.split(', '),
  cta: 'Book Now',
  ...more,
});

const PLAN = 'Bed, desk and window seat on one side; wardrobe and bathroom on the other. 24 square metres in all.';

export const rooms: Room[] = [
  room(
    'guestroom',
    'Classic Double',
    'room-garden-linen, bath-linen',
    'A double bed, a desk by the window and the quiet side of the house.',
    { modal: PLAN },
  ),
  room(
    'guestroom',
    'Superior King',
    'room-city-dusk, bath-teal, front-stone',
    'More room, a king-size bed and a bath to read in.',
    { flag: 'Best View', modal: PLAN },
  ),
  room(
    'guestroom',
    'Attic Room',
    'attic-blush, attic-sage',
    'Beams overhead and the best of the sunset, up one more flight of stairs.',
    { flag: 'Newly Renovated' },
  ),
  room('guestroom', 'Family Room', 'room-ochre-coast', 'A king-size bed, two bunks and a chest of board games.', {
    flag: 'Family-Friendly Room',
    cta: 'Take A Tour',
  }),
  room('guestroom', 'Cosy Single', 'attic-slate', 'One bed, one lamp, one good chair.', { from: 30 }),
  room('guestroom', 'Courtyard Twin', 'room-plum-night', 'Two beds and a view of the old well.', { state: 'archived' }),
  room(
    'suite',
    'Garden Suite',
    'suite-garden, bath-blush, garden-rose',
    'A sitting room that opens on the lawn, and a bedroom that does not hear it.',
    { flag: 'Terrace', cta: 'Take A Tour', modal: PLAN },
  ),
  room(
    'suite',
    '{hotel} Suite',
    'suite-city, suite-sea, bath-teal, city-gold, lake-gold',
    'Three rooms at the corner of the house, with a table for eight.',
    { flag: 'Premium View', cta: 'Inquire Now' },
  ),
  room('suite', 'Tower Suite', 'suite-lakes, bath-linen', 'A round room at the top, and below it another.', {
    flag: 'Honeymoon Favourite',
  }),
  room('suite', 'Winter Suite', 'fireside-teal', 'Its own fire, laid every evening.', { state: 'draft' }),
  room(
    'accessible',
    'Accessible Double',
    'room-fell-forest, bath-blush',
    'On the ground floor, with a level shower, wide doors and a bed that rises.',
    { flag: 'Accessible Features', modal: PLAN },
  ),
  room(
    'accessible',
    'Accessible Garden Room',
    'room-garden-linen',
    'A roll-in shower, and a door to the terrace without a step.',
    { flag: 'Accessible Features', cta: 'Inquire Now' },
  ),
  room(
    'misc',
    'The Lodge',
    'front-ivy, fireside-library',
    'A house for ten at the end of the drive, with a kitchen and its own front door.',
    { cta: 'Learn More' },
  ),
  room('misc', 'Shepherd’s Hut', 'dales-gold', 'A stove, a double bed and nobody for a mile.', { state: 'draft' }),
];
