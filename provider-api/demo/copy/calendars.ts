/** An event of a house: weekly, or a number of days after the product's first start. */
export interface Happening {
  title: string;
  text: string;
  /** Weekday name of a weekly event, or days from today. */
  day: string | number;
  start: string;
  end: string;
  /** How many days an all-day event lasts. */
  days?: number;
  draft?: true;
}

/** Calendars by kind of property; `{hotel}` and `{restaurant}` are the house's own names. */
export const calendars: Record<'hotel' | 'restaurant', { name: string; happenings: Happening[] }[]> = {
  hotel: [
    {
      name: 'Weekly at the hotel',
      happenings: [
        { title: 'Sunday roast', text: 'Carved at the table in the dining room.', day: 'Sunday', start: '12:00', end: '15:30' },
        {
          title: 'Pub quiz',
          text: 'Teams of up to six, and a bottle for the winners.',
          day: 'Tuesday',
          start: '19:30',
          end: '21:30',
        },
      ],
    },
    {
      name: 'Music in the Bar',
      happenings: [
        { title: 'Jazz trio', text: 'Three players and no amplifier.', day: 'Friday', start: '20:00', end: '22:30' },
        { title: 'Choir in the hall', text: 'Half an hour by the stairs.', day: 2, start: '17:00', end: '17:30' },
      ],
    },
    {
      name: 'Festive season',
      happenings: [
        { title: 'Lights switch-on', text: 'Mulled cider on the steps of {hotel}.', day: 0, start: '16:30', end: '18:00' },
        { title: 'Winter Market', text: 'Twelve makers in the courtyard.', day: 6, start: '00:00', end: '00:00', days: 3 },
      ],
    },
    {
      name: 'Weddings & private',
      happenings: [
        { title: 'Wedding fair', text: 'Meet the florist, the band and the kitchen.', day: -7, start: '10:00', end: '15:00' },
        {
          title: 'Hartley wedding',
          text: 'The garden room is closed to guests.',
          day: 9,
          start: '14:00',
          end: '23:45',
          draft: true,
        },
      ],
    },
  ],
  restaurant: [
    {
      name: 'At the table',
      happenings: [
        { title: 'Wine flight', text: 'Five glasses with the sommelier.', day: 'Thursday', start: '18:00', end: '19:00' },
        {
          title: 'Chef’s table',
          text: 'Eight seats in the kitchen of {restaurant}.',
          day: 5,
          start: '19:00',
          end: '22:00',
          draft: true,
        },
      ],
    },
    {
      name: 'Tastings',
      happenings: [
        { title: 'Oyster week', text: 'From three beds along the coast.', day: 3, start: '00:00', end: '00:00', days: 7 },
      ],
    },
  ],
};
