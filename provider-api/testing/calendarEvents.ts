import { calendarEvent } from './samples';
import type { TestServer } from './server';

/** The range of a calendar page that shows November. */
export const NOVEMBER = 'start=~2026-11-01T00:00:00..2026-11-30T23:59:59';

/**
 * A function that makes a hotel with a calendar, and what tests do there.
 * @param server the running server, which exists once the tests have begun
 */
export const calendarSteps =
  (server: () => TestServer) =>
  async (fields: object = {}) => {
    const { admin, given } = server();
    const hotel = await given.hotel(fields);
    const pathOf = (rest: string) => `/properties/${hotel}/${rest}`;
    const calendar = await given.item(pathOf('calendars'), { name: 'Music' });
    const add = (change: object = {}) => given.item(pathOf('calendar-events'), calendarEvent(calendar.id, change));
    /** The titles of the events that a query finds. */
    const titles = async (query: string) => {
      const { status, body } = await admin.get(pathOf(`calendar-events?${query}`));
      expect(status).toBe(200);
      return body.data.map(({ title }: { title: string }) => title) as string[];
    };
    return { hotel, pathOf, calendar, add, titles };
  };
