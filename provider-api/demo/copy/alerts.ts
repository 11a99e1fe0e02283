import type { AlertDisplay } from 'shared-kit/rules/platformEntities';

/** An alert of the demo and the houses that show it; `everywhere` makes it the global one. */
export interface DemoAlert {
  name: string;
  displayAs: AlertDisplay;
  bar: string;
  title: string;
  text: string;
  linkText: string;
  pages: string[];
  houses: string[];
  state?: 'draft' | 'archived';
  everywhere?: boolean;
}

export const demoAlerts: DemoAlert[] = [
  {
    name: 'Book direct',
    displayAs: 'header_bar',
    bar: 'Book with us directly for a late checkout and the best price.',
    title: 'Book direct',
    text: '<p>The best price is always here.</p>',
    linkText: 'See rooms',
    pages: ['homepage'],
    houses: [],
    everywhere: true,
  },
  {
    name: 'Pool closed for care',
    displayAs: 'both',
    bar: 'The pool is closed from Monday to Wednesday while we look after it.',
    title: 'A short rest for the pool',
    text: '<p>From Monday to Wednesday we drain, clean and refill the pool. The treatment rooms stay open.</p>',
    linkText: 'Opening times',
    pages: ['homepage', 'amenities'],
    houses: ['hotel-marchmont', 'pinewood-lodge'],
  },
  {
    name: 'Harbour festival',
    displayAs: 'modal_window',
    bar: 'Road closures during the harbour festival.',
    title: 'The harbour festival is on',
    text: '<p>The quay is closed to cars from 10 am. Our porters meet you at the station.</p>',
    linkText: 'How to reach us',
    pages: ['homepage'],
    houses: ['quayside-arms', 'the-old-customs-house', 'salt-and-samphire'],
  },
  {
    name: 'New menu',
    displayAs: 'modal_window',
    bar: 'A new season on the menu.',
    title: 'New on the table',
    text: '<p>Game, quince and the last of the plums: the autumn menu is here.</p>',
    linkText: 'Read the menu',
    pages: ['eatdrink'],
    houses: ['ember-and-oak', 'the-long-table'],
  },
  {
    name: 'Snow on the passes',
    displayAs: 'header_bar',
    bar: 'Snow is forecast. Ask us which road is open.',
    title: 'Snow on the passes',
    text: '<p>We ring the rangers every morning at seven.</p>',
    linkText: 'Call us',
    pages: ['homepage'],
    houses: [],
    state: 'draft',
  },
  {
    name: 'Summer terrace',
    displayAs: 'header_bar',
    bar: 'The terrace is open until ten.',
    title: 'Terrace',
    text: '<p>Until the end of September.</p>',
    linkText: 'Book a table',
    pages: ['homepage'],
    houses: [],
    state: 'archived',
  },
];
