import type { AssetCategory } from 'shared-kit/rules/assetTags';

/** A printed page of the demo's library. */
export interface DemoDocument {
  slug: string;
  name: string;
  categories: AssetCategory[];
  tags: string[];
  lines: string[];
}

const document = (slug: string, name: string, tags: string, lines: string[]): DemoDocument => ({
  slug,
  name,
  categories: ['Tiled Promos'],
  tags: tags.split(', '),
  lines,
});

export const documents: DemoDocument[] = [
  document('wedding-brochure', 'Wedding brochure', 'wedding', [
    'Weddings at Calloway Hotels',
    'Ceremonies for 12 to 180 guests',
    'The Garden Wing and marquee from April to October',
    'Your own planner from the first visit to the last dance',
  ]),
  document('meeting-pack', 'Meeting rooms and capacities', 'meeting', [
    'Meeting rooms',
    'Boardroom: 14 seats, daylight, screen',
    'Library: 24 seats, fireplace',
    'Ballroom: 180 seats, stage and dance floor',
  ]),
  document('private-dining-menus', 'Private dining menus', 'food, dinner', [
    'Private dining',
    'Potted shrimp, brown bread',
    'Shoulder of lamb for the table',
    'Lemon tart, clotted cream',
  ]),
  document('afternoon-tea-menu', 'Afternoon tea menu', 'food, tea', [
    'Afternoon tea',
    'Finger sandwiches: cucumber, salmon, egg and cress',
    'Plain and fruit scones, clotted cream',
    'Six small cakes, house blend',
  ]),
  document('sunday-lunch-menu', 'Sunday lunch menu', 'food, lunch', [
    'Sunday lunch',
    'Celeriac soup',
    'Rib of beef, roast potatoes, greens',
    'Sticky toffee pudding',
  ]),
  document('spa-treatments', 'Spa treatments', 'spa', [
    'Treatments',
    'Salt and seaweed polish, 50 minutes',
    'Fell stone massage, 80 minutes',
    'Quiet room and pool all day',
  ]),
  document('wine-list', 'Wine list', 'bar, drinks', [
    'Wine',
    'By the glass: Chablis, Rioja, Champagne',
    'From the cellar: ask for the blue book',
  ]),
  document('garden-wing-floorplan', 'Garden Wing floor plan', 'accessible', [
    'The Garden Wing',
    'Rooms 101 to 124, all on the ground floor',
    'Accessible rooms: 103, 104, 110',
  ]),
];
