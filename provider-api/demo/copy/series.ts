import { MONTH_NAMES } from 'shared-kit/rules/dayText';
import type { Offer } from './offers';

interface Series {
  title: (part: string) => string;
  parts: string[];
  picture: string[];
  text: string;
  includes: string[];
  /** The day on which the first part begins, and the number of days between two parts. */
  first: number;
  every: number;
  lasts: number;
}

const series: Series[] = [
  {
    title: (show) => `Theatre Supper: ${show}`,
    parts: [
      'The Winter Assembly',
      'Larks at the Garrick',
      'A Room Above the Sea',
      'The Understudy',
      'Nine Tailors',
      'Miss Pell’s Season',
      'The Glass Orchard',
      'Twelve Letters Home',
      'Harbour Lights',
      'The Cartographer',
      'Small Hours',
      'A Debt of Honour',
    ],
    picture: ['cocktails-plum', 'city-dusk', 'bar-plum'],
    text: 'Supper at half past five, seats held at the box office, and the night porter knows your name.',
    includes: ['Two-course supper', 'A pair of tickets in the stalls', 'Nightcap in the bar'],
    first: -150,
    every: 21,
    lasts: 20,
  },
  {
    title: (guest) => `Supper Club with ${guest}`,
    parts: [
      'Ada Winslow',
      'Marco Bellini',
      'Ines Duarte',
      'Tom Hargreave',
      'Yuki Tanabe',
      'Rosa Quill',
      'Elias Brandt',
      'Nell Ashdown',
      'Kofi Mensah',
      'Claire Fournier',
      'Sanjay Rao',
      'Greta Holm',
    ],
    picture: ['table-fish', 'table-plum', 'table-garden'],
    text: 'One guest cook, one long table, forty seats. Stay the night and take the stairs home.',
    includes: ['Six courses', 'Paired wines', 'Room and breakfast'],
    first: -200,
    every: 30,
    lasts: 3,
  },
  {
    title: (place) => `Cellar Evening: ${place}`,
    parts: [
      'Burgundy',
      'Rioja',
      'The Mosel',
      'Piedmont',
      'The Loire',
      'Douro',
      'Alsace',
      'Tokaj',
      'Etna',
      'Swartland',
      'Champagne',
      'English Sparkling',
    ],
    picture: ['bar-forest', 'bar-navy', 'cocktails-teal'],
    text: 'Eight glasses, a patient sommelier and a plate of the cheeses that go along.',
    includes: ['Tasting of eight wines', 'Cheese and charcuterie', 'Room and breakfast'],
    first: -160,
    every: 28,
    lasts: 14,
  },
  {
    title: (theme) => `Afternoon Tea: ${theme}`,
    parts: [
      'Alice in the Orchard',
      'The Chocolate Edition',
      'Garden Party',
      'Harvest',
      'First Frost',
      'Royal Wedding',
      'Lemon and Lavender',
      'The Gentleman’s Tea',
      'Teddy Bears’ Picnic',
      'Rose Season',
      'Midsummer',
      'Bonfire Night',
    ],
    picture: ['tea-blush', 'tea-linen', 'tea-teal'],
    text: 'A stand for two with a theme that changes by the month, and the house blend to go with it.',
    includes: ['Afternoon tea for two', 'Unlimited house blend'],
    first: -180,
    every: 30,
    lasts: 29,
  },
  {
    title: (month) => `Sunday Lunch and Lie-in: ${month}`,
    parts: MONTH_NAMES,
    picture: ['fireside-teal', 'fireside-library', 'table-harvest'],
    text: 'A roast for two at one o’clock, a walk if you must, and the room until Monday noon.',
    includes: ['Two-course Sunday lunch', 'Saturday and Sunday night', 'Newspaper of your choice'],
    first: -210,
    every: 30,
    lasts: 28,
  },
  {
    title: (who) => `Corporate Rate: ${who}`,
    parts: [
      'Single Traveller',
      'Small Team',
      'Board Away Day',
      'Project Week',
      'Interview Panel',
      'Trade Fair',
      'Relocation Month',
      'Press Visit',
    ],
    picture: ['meeting-slate', 'meeting-teal', 'meeting-linen'],
    text: 'Flexible rooms from Monday to Thursday, one invoice, and a desk that is really a desk.',
    includes: ['Fully flexible booking', 'Breakfast to go', 'One monthly invoice'],
    first: -300,
    every: 15,
    lasts: 400,
  },
  {
    title: (what) => `City Guide: ${what}`,
    parts: [
      'Markets Before Breakfast',
      'Hidden Courtyards',
      'Rooftops at Sunset',
      'The River by Boat',
      'Bookshops in the Rain',
      'Music Upstairs',
      'Gardens Open Late',
      'Bridges on Foot',
      'Antiques and Oddities',
      'Modern Houses',
      'The Night Walk',
      'A Literary Lunch',
    ],
    picture: ['city-dawn', 'city-gold', 'city-night', 'front-stone'],
    text: 'Our concierge walks ahead so that you need not look it up: two hours, eight guests, one good story at every corner.',
    includes: ['Guided walk for two', 'Room and breakfast', 'A map to keep'],
    first: -140,
    every: 24,
    lasts: 24,
  },
  {
    title: (room) => `Stay Longer: ${room}`,
    parts: [
      'Classic Room',
      'Superior Room',
      'Corner Room',
      'Garden Suite',
      'Skyline Suite',
      'Family Room',
      'Residence',
      'Studio',
    ],
    picture: ['room-city-dusk', 'attic-slate', 'suite-city', 'bath-teal', 'suite-garden'],
    text: 'From the fourth night on, every night costs a quarter less.',
    includes: ['25% off from the fourth night', 'Laundry once a week'],
    first: -90,
    every: 5,
    lasts: 365,
  },
  {
    title: (holiday) => `${holiday} in Town`,
    parts: [
      'Burns Night',
      'Shrove Tuesday',
      'Mother’s Day',
      'May Day',
      'Midsummer',
      'Regatta Week',
      'Carnival',
      'Michaelmas',
      'Halloween',
      'St Andrew’s Day',
      'Boxing Day',
      'Twelfth Night',
    ],
    picture: ['front-brick-night', 'fireside-festive', 'marquee-dusk', 'bar-forest'],
    text: 'The day deserves a dinner and the dinner deserves a room.',
    includes: ['Set dinner for two', 'Room and breakfast', 'Late checkout'],
    first: -190,
    every: 30,
    lasts: 6,
  },
];

/** Offers for the houses with a long list: the same occasions month after month, before and after today. */
export function seriesOffers(): Offer[] {
  return series.flatMap(({ title, parts, picture, text, includes, first, every, lasts }) =>
    parts.map((part, index) => {
      const from = first + index * every;
      const state = index % 9 === 7 ? ('draft' as const) : undefined;
      return {
        title: title(part),
        picture: picture[index % picture.length] ?? 'front-stone',
        text,
        includes,
        days: [from, from + lasts] as Offer['days'],
        cta: 'Book Now' as const,
        ...(state && { state }),
      };
    }),
  );
}
