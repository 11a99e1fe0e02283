import type { Field, Sections } from '../support/fields';

/** One kind of content with what a person fills in: every field except pictures and documents. */
export interface FilledKind {
  place: 'hotels' | 'restaurants';
  /** The address of its list below the property, and of its forms if they are elsewhere. */
  path: string;
  forms?: string;
  /** The collection of the API, with a filter if the list has one. */
  api: string;
  sections: Sections;
}

const write = (label: string, text: string): Field => ({ write: label, text });
const compose = (label: string, text: string): Field => ({ compose: label, text });
const choose = (label: string, option: string): Field => ({ choose: label, option });
const tick = (label: string): Field => ({ tick: label });

const window = [write('Start Date', '01/02/2026 9:30 AM')];
const flag = [choose('Promo Flag', 'Other'), write('Promo Flag title', 'Only in winter')];
const link = [
  write('CTA Link URL', 'https://journey.example/book'),
  tick('Opens in new window'),
  tick('Add date picker popup'),
  choose('Advance Purchase Days', '07'),
  choose('Minimum Night Stay', '03'),
  write('Tracking Tag', 'J-1'),
];
const modals = [
  choose('Modal 1 Title', 'Other'),
  write('Modal 1 Title Text', 'The plan'),
  compose('Modal 1 Content', 'Forty square metres.'),
];

const room = (path: string, type: string): FilledKind => ({
  place: 'hotels',
  path: `accommodations/${path}`,
  api: `accommodations?type=${type}`,
  sections: {
    'Title & Content': [write('Title', 'Garden room'), compose('Short Description', 'On the lawn.'), ...modals],
    'Date & Time': window,
    'CTA (Call to Action)': [choose('CTA', 'Other'), write('CTA title', 'Write to us'), ...link],
    'Promo Flag': flag,
  },
});

const promo = (path: string, type: string): FilledKind => ({
  place: 'hotels',
  path: `tiled/${path}`,
  api: `tiled-promos?type=${type}`,
  sections: {
    'Title & Content': [write('Title', 'The Library'), compose('Short Description', 'By the fire.'), ...modals],
    'Date & Time': window,
    'Upload a PDF': [write('PDF Link Title', 'Capacities'), write('PDF Tracking Tag', 'P-1')],
    'CTA (Call to Action)': [choose('CTA', 'Other'), write('CTA title', 'Write to us'), ...link],
  },
});

const event = (place: FilledKind['place']): FilledKind => ({
  place,
  path: 'calendars',
  forms: 'calendars/events',
  api: 'calendar-events',
  sections: {
    'Title & Content': [choose('Calendar', 'Music'), write('Title', 'Jazz'), write('Short Description', 'Two sets.')],
    'Date & Time': [
      write('Start', '01/02/2026 8:00 PM'),
      write('End', '01/02/2026 11:45 PM'),
      write('Custom Time', 'Until late'),
    ],
    CTA: [
      choose('CTA', 'External Site'),
      write('CTA Link Text', 'Tickets'),
      write('CTA Link URL', 'http://tickets.example'),
      write('Tracking Tag', 'J-2'),
    ],
    'Internal Detail Page': [
      compose('Internal Detail Page Content', 'All evening.'),
      choose('Internal Detail Page CTA', 'Other'),
      write('Internal Detail Page CTA title', 'Write to us'),
      write('CTA Link URL', 'https://journey.example/write'),
    ],
  },
});

/** Every kind of content of documents 2 and 3. */
export const kinds: FilledKind[] = [
  {
    place: 'hotels',
    path: 'specials',
    api: 'specials',
    sections: {
      'Title & Content': [write('Title', 'Winter Escape'), write('Other Title', 'Winter'), compose('Content', 'Two nights.')],
      'Date & Time': window,
      CTA: [choose('CTA', 'Book Now'), ...link],
      'Promo Flag': flag,
      'Details Page': [
        write('Custom URL', 'winter'),
        tick('Hide from Special Offers page'),
        tick('Display Terms'),
        compose('Details Page Content', 'All of it.'),
        choose('Details Page CTA', 'Other'),
        write('Details Page CTA title', 'Write to us'),
        ...link,
      ],
    },
  },
  ...[promo('meetings', 'meeting'), promo('weddings', 'wedding'), promo('misc3', 'misc3')],
  ...[room('guest-rooms', 'guestroom'), room('suites', 'suite'), room('accessible', 'accessible'), room('miscs', 'misc')],
  {
    place: 'hotels',
    path: 'faqs',
    api: 'faqs',
    sections: {
      'Title & Content': [choose('Category', 'Pets'), write('Question', 'May I bring my dog?'), compose('Answer', 'Gladly.')],
      'Date & Time': window,
    },
  },
  {
    place: 'hotels',
    path: 'promos',
    api: 'home-promos',
    sections: {
      'Title & Content': [write('Title', 'Breakfast in bed'), tick('Hide title'), compose('Paragraph', 'Until noon.')],
      'Date & Time': window,
      CTA: link,
      'Promo Flag': flag,
    },
  },
  {
    place: 'hotels',
    path: 'lists',
    api: 'lists',
    sections: {
      'Title & Content': [
        write('Title', 'Pool'),
        write('Header', 'By the pool'),
        compose('Content', 'Towels are there.'),
        tick('Homepage'),
        tick('Weddings'),
      ],
      'Date & Time': window,
    },
  },
  event('hotels'),
  {
    place: 'restaurants',
    path: 'events',
    api: 'events',
    sections: {
      'Title & Content': [
        write('Title', 'Jazz on Thursdays'),
        compose('Body', 'Two sets.'),
        tick('Display on homepage'),
        write('Short Description', 'From eight'),
      ],
      CTA: [
        choose('CTA', 'Other'),
        write('CTA title', 'Hear them'),
        write('CTA Link URL', 'https://journey.example/table'),
        tick('Opens in new window'),
      ],
      Date: window,
      'Upload PDF': [write('PDF Link Copy', 'The programme'), write('PDF GA Link', 'jazz-pdf')],
    },
  },
  {
    place: 'restaurants',
    path: 'press',
    api: 'presses',
    sections: {
      'Title & Content': [
        write('Title', 'Fire and salt'),
        write('Publisher', 'The Evening Courier'),
        compose('Body', 'Worth the walk.'),
        write('URL', 'https://courier.example/ember'),
        tick('Display on homepage'),
      ],
      Date: [write('Publish Date', '03/29/2026')],
    },
  },
  {
    place: 'restaurants',
    path: 'menu',
    api: 'menus',
    sections: { 'Title & Content': [write('Title', 'Dinner'), write('Script', '<script>document.title = "menu"</script>')] },
  },
  event('restaurants'),
];
