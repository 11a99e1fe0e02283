import type { Shown } from '../seed/shown';

/** A promo of the home page as a copywriter wrote it. `{hotel}`, `{sight}` and `{restaurant}` are replaced by the house's own. */
export interface HomePromo extends Shown {
  title: string;
  text: string;
  picture: string;
  /** The page of the house's site that it leads to. */
  page: string;
  flag?: string;
  hideTitle?: true;
  /** Whether it asks for dates before leading to the booking page. */
  bookable?: true;
}

export const homePromos: HomePromo[] = [
  {
    title: 'Stay Three Nights, Pay for Two',
    text: 'Settle in for a long weekend and keep the third night. Breakfast in <strong>{restaurant}</strong> is included.',
    picture: 'front-stone',
    page: 'offers',
    flag: 'Website Exclusive',
    bookable: true,
  },
  {
    title: 'A Table in {restaurant}',
    text: 'A short menu that follows the seasons. Lunch from noon, dinner from six, and a fire when it rains.',
    picture: 'table-fish',
    page: 'eat',
  },
  {
    title: 'Winter Fires',
    text: 'Tea for two by the hearth with every stay from Sunday to Thursday.',
    picture: 'fireside-library',
    page: 'offers/winter',
    days: [-20, 70],
    flag: 'Weekend Promo',
    bookable: true,
  },
  {
    title: 'Say It With a Voucher',
    text: 'A night, a treatment or tea at {hotel}, in an envelope worth keeping.',
    picture: 'tea-blush',
    page: 'vouchers',
    hideTitle: true,
  },
  {
    title: 'Spring on the Doorstep',
    text: 'The first warm mornings, and {sight} almost to yourself.',
    picture: 'garden-rose',
    page: 'offers/spring',
    days: [75, 170],
    flag: 'Member Exclusive',
    bookable: true,
  },
  {
    title: 'Summer Terrace',
    text: 'Long lunches outside and the bar open until the last of the light.',
    picture: 'garden-summer',
    page: 'terrace',
    days: [-180, -50],
  },
  {
    title: 'The New Bedrooms',
    text: 'Twelve rooms in new colours, ready in time for the holidays.',
    picture: 'attic-sage',
    page: 'rooms',
    flag: 'Newly Renovated',
    state: 'draft',
  },
  {
    title: 'Festive Season at {hotel}',
    text: 'Carols in the hall, lights on the steps, and a table for everyone.',
    picture: 'fireside-festive',
    page: 'festive',
    days: [-390, -320],
    flag: 'From the Archive',
    state: 'archived',
  },
];
