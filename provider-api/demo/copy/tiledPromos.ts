import type { TILED_PROMO_TYPES } from 'shared-kit/rules/itemTypes';
import type { Shown } from '../seed/shown';

/** A tile as a copywriter wrote it. `{hotel}`, `{sight}` and `{restaurant}` are replaced by the house's own. */
export interface Tile extends Shown {
  type: (typeof TILED_PROMO_TYPES)[number]['value'];
  title: string;
  text: string;
  picture: string;
  modal?: [title: string, text: string];
  cta?: string;
  /** A document of the library. */
  pdf?: string;
}

const tile = (type: Tile['type'], title: string, picture: string, text: string, more: Partial<Tile> = {}): Tile => ({
  type,
  title,
  picture,
  text,
  cta: 'Inquire Now',
  ...more,
});

const CAPACITY = 'Boardroom 14, theatre 40, reception 60. Natural daylight and step-free access throughout.';

export const tiles: Tile[] = [
  tile('meeting', 'The Boardroom', 'meeting-slate', 'Fourteen chairs, one table and a door that closes on the rest of the day.', {
    modal: ['Promotion Details', CAPACITY],
    pdf: 'meeting-pack',
  }),
  tile(
    'meeting',
    'Day Delegate Rate',
    'meeting-linen',
    'Room, lunch in {restaurant} and coffee without end, at one price a head.',
    {
      cta: 'Book Now',
    },
  ),
  tile('meeting', 'The Library', 'meeting-teal', 'Twenty-four seats by the fire for talks that go better without a screen.', {
    modal: ['Floor Plan and Capacities', CAPACITY],
  }),
  tile('meeting', 'Spring Conference Offer', 'meeting-slate', 'Every tenth delegate stays for nothing.', { days: [60, 180] }),
  tile('meeting', 'Summer Away Days', 'garden-summer', 'Mornings indoors, afternoons on the lawn.', { days: [-190, -40] }),
  tile('wedding', 'Marquee Weddings', 'marquee-noon', 'A hundred and eighty guests on the lawn, from April to October.', {
    pdf: 'wedding-brochure',
    modal: ['Package Restrictions', 'A minimum of 80 guests on Saturdays.'],
  }),
  tile(
    'wedding',
    'Twelve at the Table',
    'table-garden',
    'The smallest weddings get the best table, and {hotel} almost to themselves.',
  ),
  tile('wedding', 'Midweek in Winter', 'winter-rose', 'Candles at three, dancing at eight, and half the price of June.', {
    days: [-10, 90],
    modal: ['Terms + Conditions', 'Monday to Thursday, November to March.'],
  }),
  tile('wedding', 'Open Evening', 'marquee-dusk', 'See the rooms laid, taste the menus, meet the planner.', {
    state: 'draft',
    cta: 'Learn More',
  }),
  tile(
    'dining',
    'The Private Room',
    'table-plum',
    'A door off {restaurant}, twenty chairs, and a menu you choose with the chef.',
    {
      pdf: 'private-dining-menus',
    },
  ),
  tile('dining', 'Sunday Lunch for Twelve', 'table-harvest', 'One joint, one table, one long afternoon.', {
    pdf: 'sunday-lunch-menu',
  }),
  tile('dining', 'Cellar Dinner', 'bar-forest', 'Five courses between the racks, with the sommelier at the head of the table.', {
    cta: 'Ask the Cellar',
  }),
  tile('dining', 'Festive Parties', 'fireside-festive', 'Crackers, carols and someone else to wash up.', { state: 'archived' }),
  tile('misc', 'Gift Vouchers', 'tea-blush', 'Tea, a treatment or a weekend at {hotel}, in an envelope worth keeping.', {
    cta: 'Book Now',
  }),
  tile('misc', 'Walks from the Door', 'dales-noon', 'Six routes drawn by the porter, from an hour to a day, past {sight}.', {
    cta: 'Learn More',
  }),
  tile('misc2', 'Spa Mornings', 'spa-linen', 'A swim, a treatment and lunch before the day begins.', { pdf: 'spa-treatments' }),
  tile('misc2', 'Bring the Dog', 'fireside-dog', 'A bed by the fire and a bowl of something good.', { cta: 'None' }),
  tile('misc3', 'Afternoon Tea', 'tea-linen', 'A stand for two and the house blend, from two until five.', {
    pdf: 'afternoon-tea-menu',
  }),
  tile('misc3', 'The Wine List', 'bar-navy', 'By the glass, by the bottle, or ask for the blue book.', {
    state: 'draft',
    pdf: 'wine-list',
  }),
];
