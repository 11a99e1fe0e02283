import type { Shown } from '../seed/shown';

/** What a restaurant puts on, as a copywriter wrote it. `{restaurant}` and `{sight}` stand for its own. */
export interface Evening extends Shown {
  title: string;
  text: string;
  picture: string;
  /** Shown on the home page; without it, the event is not on that page. */
  short?: string;
  /** A type from the list or a free text; without it there is no call to action. */
  cta?: string;
  /** A document of the library. */
  pdf?: string;
}

export const evenings: Evening[] = [
  {
    title: 'Sunday Lunch',
    text: 'One joint, carved at the table, with everything that belongs to it. From noon until it is gone.',
    picture: 'table-harvest',
    short: 'Carved at the table, every Sunday from noon.',
    cta: 'Book Now',
    pdf: 'sunday-lunch-menu',
  },
  {
    title: 'Supper Club',
    text: 'Forty guests, one long table and a menu nobody sees beforehand. The last Wednesday of each month.',
    picture: 'table-garden',
    short: 'Forty guests, one table, no menu.',
    cta: 'Save Me a Seat',
  },
  {
    title: 'Meet the Winemaker',
    text: 'Six glasses and the people who filled them, before dinner at {restaurant}.',
    picture: 'bar-plum',
    days: [-12, 18],
    cta: 'Inquire Now',
    pdf: 'wine-list',
  },
  {
    title: 'Harbour to Table Week',
    text: 'A week of what the boats bring in, cooked within the day.',
    picture: 'table-fish',
    days: [21, 28],
    short: 'A week of what the boats bring in.',
    cta: 'Book Now',
  },
  {
    title: 'New Year’s Eve',
    text: 'Seven courses, a band in the corner and a walk to {sight} at midnight.',
    picture: 'cocktails-navy',
    days: [30, 45],
    cta: 'Learn More',
  },
  {
    title: 'Summer Terrace Grill',
    text: 'Charcoal, lemons and cold beer outside.',
    picture: 'garden-gold',
    days: [-150, -60],
    cta: 'Book Now',
  },
  {
    title: 'Knife Skills for Beginners',
    text: 'Two hours with the sous-chef, and lunch of your own making.',
    picture: 'meeting-linen',
    state: 'draft',
  },
  {
    title: 'Opening Party',
    text: 'The night the doors first opened, with thanks to everyone who came.',
    picture: 'bar-forest',
    days: [-800, -799],
    state: 'archived',
  },
];
