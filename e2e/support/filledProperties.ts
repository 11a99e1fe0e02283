import type { Caller, Item } from './api';
import { newCategory, newFaq, newHotel, newRestaurant, newSpecial } from './samples';

const STARTS = { starts_on: '2026-01-01T05:00:00.000Z' };
const TEXT = { title: 'One of a kind', short_description: '<p>Only here.</p>', ...STARTS };

/** Creates an event on a calendar. */
export const newEvent = (api: Caller, place: Item, calendar: Item): Promise<Item> =>
  api.post(`/properties/${place.id}/calendar-events`, {
    calendar_id: calendar.id,
    title: TEXT.title,
    start: '2026-11-06T20:00:00',
    end: '2026-11-06T22:30:00',
  });

/** Creates a hotel and a restaurant with one item of every content type, each called 'One of a kind'. */
export async function newFilledProperties(
  api: Caller,
): Promise<{ hotel: Item & { name: string }; restaurant: Item & { name: string }; event: Item }> {
  const hotel = await newHotel(api);
  const restaurant = await newRestaurant(api);
  const inHotel = (kind: string, body: object) => api.post(`/properties/${hotel.id}/${kind}`, body);
  const inRestaurant = (kind: string, body: object) => api.post(`/properties/${restaurant.id}/${kind}`, body);
  await newSpecial(api, hotel, TEXT.title);
  await newFaq(api, hotel, await newCategory(api, hotel, 'Kept'), TEXT.title);
  await newCategory(api, hotel, TEXT.title);
  for (const type of ['meeting', 'wedding', 'dining', 'misc', 'misc2', 'misc3']) await inHotel('tiled-promos', { ...TEXT, type });
  for (const type of ['guestroom', 'suite', 'accessible', 'misc']) await inHotel('accommodations', { ...TEXT, type });
  await inHotel('home-promos', { title: TEXT.title, ...STARTS });
  await inHotel('lists', { title: TEXT.title, ...STARTS });
  const calendar = await inHotel('calendars', { name: TEXT.title });
  const event = await newEvent(api, hotel, calendar);
  await inRestaurant('events', { title: TEXT.title, ...STARTS });
  await inRestaurant('presses', { title: TEXT.title, publish_date: '2026-10-01' });
  await inRestaurant('menus', { title: TEXT.title, script: '<p>Soup</p>' });
  const openingHours = { days_start: 'Thursday', days_end: 'Saturday', hours_start: '18:00', hours_end: '23:30' };
  await inRestaurant('hours', { time_slots: [{ meal_type: 'Dinner', ...openingHours }] });
  return { hotel, restaurant, event };
}
