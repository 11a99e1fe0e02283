/** A special as a copywriter wrote it. `{hotel}`, `{sight}` and `{restaurant}` are replaced by the house's own. */
export interface Offer {
  title: string;
  text: string;
  includes: string[];
  /** First and last day from today; no last day means that it does not end. */
  days: [from: number, to: number | null];
  state?: 'draft' | 'archived';
  picture: string;
  flag?: string;
  terms?: string;
  packages?: string;
  cta?: 'Book Now' | 'Offer Details';
}

const BLACKOUT =
  'Subject to availability. Not available on public holidays and not to be combined with other offers. Cancel free of charge until 48 hours before arrival.';
const TWO_NIGHTS = 'A stay of at least two nights is required. The price is for two people sharing.';

function offer(
  title: string,
  picture: string,
  days: Offer['days'],
  text: string,
  includes: string[],
  more: Partial<Offer> = {},
): Offer {
  return { title, picture, days, text, includes, cta: 'Book Now', ...more };
}

/** Offers that every hotel has, in the order in which staff keep them. */
export const offers: Offer[] = [
  offer(
    'Winter Escape: Third Night on Us',
    'winter-night',
    [-20, 99],
    'Two nights by the fire deserve a third. Stay for two at {hotel} and the third is our present, breakfast included.',
    ['Three nights for the price of two', 'Full breakfast each morning', 'Mulled cider on arrival'],
    { terms: BLACKOUT, packages: TWO_NIGHTS, flag: 'Website Exclusive' },
  ),
  offer(
    'Members’ Suite Upgrade',
    'suite-city',
    [-67, null],
    'Members who book a room directly wake up in a suite, whenever one is free on the day of arrival.',
    ['Upgrade to the next free suite', 'Late checkout at 2 pm'],
    { flag: 'Member Exclusive', terms: BLACKOUT },
  ),
  offer(
    'Bed, Breakfast and a Late Checkout',
    'table-breakfast',
    [-51, null],
    'No alarm, no hurry: breakfast until eleven and the room is yours until two.',
    ['Full breakfast in {restaurant}', 'Checkout at 2 pm'],
    { flag: 'Weekend Promo' },
  ),
  offer(
    'Festive Afternoon Tea for Two',
    'tea-teal',
    [-5, 43],
    'Warm mince pies, spiced scones and a pot that never runs dry, served beneath the tree from two until five.',
    ['Afternoon tea for two', 'A glass of sparkling wine', 'A box of shortbread to take home'],
    { flag: 'Weekend Promo', cta: 'Offer Details' },
  ),
  offer(
    'Advent Spa Morning',
    'spa-linen',
    [10, 33],
    'Slip away from the shops for a morning of quiet: a swim, a treatment of your choice and a light lunch.',
    ['50-minute treatment', 'Use of the pool until noon', 'Light lunch'],
    { packages: 'Book at least two days ahead. Guests must be 16 or older.' },
  ),
  offer(
    'New Year’s Eve Gala Weekend',
    'city-night',
    [39, 42],
    'Three nights, one long dinner, a band that plays until two and breakfast when you are ready for it.',
    ['Five-course gala dinner', 'Dancing and midnight toast', 'New Year’s Day brunch'],
    { terms: 'Payable in full at the time of booking. No refund after 15 December.', packages: TWO_NIGHTS },
  ),
  offer(
    'Theatre Supper and Stay',
    'cocktails-plum',
    [-91, 40],
    'Two courses before the curtain, a room a short walk from {sight}, and no last train to catch.',
    ['Two-course early supper', 'A glass of wine each', 'Breakfast in bed'],
    { flag: 'Weekend Promo' },
  ),
  offer(
    'Long Weekend in the Garden Wing',
    'garden-summer',
    [100, 191],
    'Four days among the borders at their best, with tea on the lawn each afternoon.',
    ['Three nights in the Garden Wing', 'Daily afternoon tea', 'A walk with our head gardener'],
    { state: 'draft', packages: TWO_NIGHTS },
  ),
  offer(
    'Bring the Dog',
    'fireside-dog',
    [-284, null],
    'A bed by the fire, a bowl of something good and a map of the best walks. Your dog may bring you along.',
    ['Dog bed and treats', 'Map of walks from the door', 'Towels for muddy paws'],
    { terms: 'One dog a room. Dogs are welcome everywhere but in {restaurant}.' },
  ),
  offer(
    'Anniversary Package with Champagne and Handwritten Card',
    'room-city-dusk',
    [55, null],
    'Tell us the year and we will see to the rest: champagne on ice, flowers, and a card written by hand.',
    ['Bottle of champagne', 'Seasonal flowers', 'Dinner for two in {restaurant}'],
    { state: 'draft', flag: 'Celebration' },
  ),
  offer(
    'Weekday Workation',
    'meeting-linen',
    [-229, -52],
    'A quiet desk by the window, coffee without end and a swim at lunchtime.',
    ['Desk and fast connection', 'Coffee and lunch', 'Use of the pool'],
  ),
  offer(
    'Harvest Table Dinner',
    'table-harvest',
    [-78, -22],
    'One long table, one evening, everything from within ten miles.',
    ['Four courses', 'Paired wines'],
    { state: 'draft' },
  ),
  offer(
    'Walkers’ Weekend',
    'lake-dawn',
    [-30, 160],
    'Maps, packed lunches and a hot bath waiting. We know where the path is dry and where the view is best.',
    ['Packed lunch each day', 'Route cards', 'Drying room'],
    { packages: TWO_NIGHTS },
  ),
  offer(
    'Family Half Term',
    'harbour-noon',
    [84, 93],
    'Under-twelves stay and eat free while their parents sit down for a whole meal.',
    ['Children under 12 stay free', 'Children’s supper at five', 'Treasure hunt'],
    { flag: 'For Families' },
  ),
  offer(
    'Valentine’s Weekend',
    'room-plum-night',
    [83, 86],
    'Dinner by candlelight, breakfast whenever you wake, and nobody else’s plans.',
    ['Three-course dinner', 'A bottle of rosé', 'Late checkout'],
    { terms: BLACKOUT },
  ),
  offer(
    'Sunday Night for Half',
    'attic-slate',
    [-120, null],
    'The quietest night of the week at half the price. Stay on after lunch.',
    ['Half the usual room price', 'Breakfast on Monday'],
    { flag: 'Website Exclusive' },
  ),
  offer(
    'Gallery Weekend',
    'city-dawn',
    [-12, 70],
    'Two tickets to the season’s exhibition and a late lunch near {sight}.',
    ['Two exhibition tickets', 'Two-course lunch'],
    { cta: 'Offer Details' },
  ),
  offer('Spring Spa Days', 'spa-sage', [99, 190], 'A day to open the windows: swim, treatment, lunch, nap.', [
    '60-minute treatment',
    'Lunch in the garden room',
    'Use of the pool all day',
  ]),
  offer(
    'Summer Terrace Nights',
    'pool-dusk',
    [-170, -80],
    'Long evenings by the water with a small plate and something cold.',
    ['Two cocktails', 'Sharing plates'],
    { state: 'archived' },
  ),
  offer(
    'Easter by the Fire',
    'fireside-library',
    [-250, -220],
    'Snowdrops outside, chocolate inside.',
    ['Three nights', 'Easter egg hunt'],
    { state: 'archived' },
  ),
  offer(
    'Bank Holiday Escape',
    'front-ivy',
    [-110, -82],
    'One more day, as it should be.',
    ['Third night at half price', 'Picnic hamper'],
    { state: 'archived' },
  ),
];
