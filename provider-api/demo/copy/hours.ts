import type { TimeSlot } from 'shared-kit/rules/entities';

/** The opening hours of a restaurant, with the message beside them. */
export interface DemoHours {
  /** The slugs of the restaurants with these hours. */
  houses: string[];
  published: boolean;
  message?: string;
  messagePublished?: true;
  slots: Omit<TimeSlot, 'sortIndex'>[];
}

const slot = (mealType: string, days: [string, string], hours: [string, string]): DemoHours['slots'][number] => ({
  mealType,
  daysStart: days[0],
  daysEnd: days[1],
  hoursStart: hours[0],
  hoursEnd: hours[1],
});

const everyDay: [string, string] = ['Monday', 'Sunday'];
const weekdays: [string, string] = ['Monday', 'Friday'];
const weekend: [string, string] = ['Saturday', 'Sunday'];

/** The Long Table has none yet, so that an empty page can be seen as well. */
export const openingHours: DemoHours[] = [
  {
    houses: ['ember-and-oak', 'marlowes'],
    published: true,
    message: 'The kitchen closes at nine on <strong>Mondays</strong>. The bar stays open.',
    messagePublished: true,
    slots: [
      slot('Breakfast', weekdays, ['07:00', '10:30']),
      slot('Brunch', weekend, ['09:00', '13:00']),
      slot('Lunch', weekdays, ['12:00', '15:00']),
      slot('Dinner', everyDay, ['18:00', '22:30']),
      slot('Happy Hour', ['Monday', 'Thursday'], ['17:00', '19:00']),
      slot('Bar', ['Friday', 'Saturday'], ['17:00', 'Late']),
    ],
  },
  {
    houses: ['the-copper-pan', 'salt-and-samphire'],
    published: true,
    message: 'We are closed for a fortnight in January. This message waits until the dates are fixed.',
    slots: [
      slot('Lunch', ['Wednesday', 'Sunday'], ['12:00', '14:30']),
      slot('Afternoon Tea', weekend, ['15:00', '17:00']),
      slot('Dinner', ['Tuesday', 'Saturday'], ['18:00', '22:00']),
    ],
  },
  {
    houses: ['juniper'],
    published: false,
    slots: [slot('Breakfast', everyDay, ['07:00', '12:00']), slot('Dinner', ['Thursday', 'Saturday'], ['18:30', '21:30'])],
  },
];
