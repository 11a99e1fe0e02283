/** A newspaper's review. `{restaurant}` stands for the restaurant's own name. */
export interface Review {
  title: string;
  publisher: string;
  text: string;
  /** How many days ago it was printed. */
  ago: number;
  /** The path of the article on the paper's own site. */
  path?: string;
  home?: true;
  /** A document in the media library. */
  pdf?: string;
  state?: 'draft' | 'archived';
}

export const reviews: Review[] = [
  {
    title: 'Four stars for {restaurant}',
    publisher: 'The Evening Ledger',
    text: 'A room that hums, a menu of eleven dishes, and not one of them too many.',
    ago: 12,
    path: 'restaurants/four-stars',
    home: true,
  },
  {
    title: 'The ten tables to book this winter',
    publisher: 'Larder',
    text: 'Number three, for the fire as much as for the pudding.',
    ago: 34,
    path: 'lists/winter-tables',
    home: true,
  },
  {
    title: 'A list worth reading twice',
    publisher: 'Cork & Slate',
    text: 'Short, fair and full of growers you have not met yet.',
    ago: 96,
    path: 'wine/worth-reading-twice',
    pdf: 'wine-list',
  },
  {
    title: 'Kitchen of the Year, shortlist',
    publisher: 'Northern Table Awards',
    text: 'Five kitchens, and the smallest of them is at {restaurant}.',
    ago: 180,
    home: true,
  },
  {
    title: 'An hour with the head chef',
    publisher: 'Saturday Review',
    text: 'On bread, patience, and why the menu is written at four in the afternoon.',
    ago: 2,
    path: 'people/head-chef',
    state: 'draft',
  },
  {
    title: 'New in town',
    publisher: 'The Weekly Courier',
    text: 'Doors open on Thursday. Bring an appetite.',
    ago: 802,
    path: 'openings',
    state: 'archived',
  },
];
