import { screen } from '@testing-library/react';
import type { PropertyType } from '../src/rules/entities';
import { fakeApi, listOf } from './fakeApi';
import { signedInAs } from './fakeSession';
import { hotel, restaurant } from './properties';
import { renderPage } from './renderPage';
import CalendarsPage from '../src/calendar/CalendarsPage';
import EventFormPage from '../src/calendar/EventFormPage';

// Hotels and restaurants have the same calendars, pages and rules (OP-89): each step is tested in both.
export const places: PropertyType[] = ['hotel', 'restaurant'];
const houseOf = (place: PropertyType) => (place === 'hotel' ? hotel : restaurant);
const param = { hotel: ':hotelid', restaurant: ':restaurantId' };

export const PATH = '/properties/7';
export const stamps = {
  version: 2,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  updated_by: null,
};
export const event = (id: string, more: object = {}) => ({
  id,
  ...stamps,
  property_id: '7',
  sort_index: null,
  calendar_id: 'a',
  title: `Event ${id}`,
  short_description: null,
  start: '2026-11-06T20:00:00',
  end: '2026-11-06T22:30:00',
  all_day: false,
  custom_time: null,
  repeats: null,
  repeats_on: [],
  repeats_ends_on: null,
  repeats_times: null,
  event_ends_option: null,
  does_not_end: true,
  published: true,
  archived: false,
  images: [],
  cta: null,
  details: null,
  ...more,
});

/** A fake API that stores changes of calendars, but not of events. */
export function server(place: PropertyType, events: object[] = [event('1')], moreCalendars: string[] = []) {
  const house = houseOf(place);
  let calendars = [
    { id: 'a', name: 'Music', property_id: '7', ...stamps },
    { id: 'b', name: 'Festive', property_id: '7', ...stamps },
    ...moreCalendars.map((name) => ({ id: name, name, property_id: '7', ...stamps })),
  ];
  return fakeApi({
    'GET /properties/7': { data: house('7', 'The House') },
    'PUT /properties/7': ({ body }) => ({ data: house('7', 'The House', body as object) }),
    'GET /properties': listOf([house('7', 'The House'), house('8', 'The Aster'), house('9', 'Saltmarsh')]),
    [`GET ${PATH}/calendars`]: () => listOf(calendars),
    [`POST ${PATH}/calendars`]: ({ body }) => {
      const created = { id: 'c', name: (body as { name: string }).name, property_id: '7', ...stamps };
      calendars = [...calendars, created];
      return { status: 201, body: { data: created } };
    },
    [`PUT ${PATH}/calendars/:id`]: ({ params, body }) => {
      calendars = calendars.map((calendar) => (calendar.id === params.id ? { ...calendar, ...(body as object) } : calendar));
      return { data: calendars.find(({ id }) => id === params.id) };
    },
    [`DELETE ${PATH}/calendars/:id`]: ({ params }) => {
      calendars = calendars.filter(({ id }) => id !== params.id);
      return undefined;
    },
    [`GET ${PATH}/calendar-events`]: listOf(events),
    [`GET ${PATH}/calendar-events/:id`]: ({ params }) => ({ data: event(params.id ?? '', events[0]) }),
    [`POST ${PATH}/calendar-events`]: { status: 201, body: { data: event('9') } },
    [`PUT ${PATH}/calendar-events/:id`]: ({ body }) => ({ data: event('1', body as object) }),
    [`DELETE ${PATH}/calendar-events/:id`]: undefined,
    'POST /properties/8/calendar-events': { status: 201, body: { data: event('20') } },
    'POST /properties/9/calendar-events': { status: 201, body: { data: event('30') } },
  });
}

export const open = (place: PropertyType, page: JSX.Element, tail = '') =>
  renderPage(
    page,
    `/${place}s/${param[place]}/calendars${tail.replace(/\?.*/, '').replace('/1/', '/:id/')}`,
    `/${place}s/7/calendars${tail}`,
  );
export const openPage = (place: PropertyType) => open(place, <CalendarsPage />);
export const openNew = (place: PropertyType) => open(place, <EventFormPage />, '/events/new');
export const openEdit = (place: PropertyType) => open(place, <EventFormPage />, '/events/1/edit');
export type User = ReturnType<typeof openPage>['user'];
/** The cell of a day in the month grid. @param date as screen readers hear it, 'November 6, 2026' */
export const cellOf = async (date: string) => (await screen.findByText(date)).closest('td')!;
export const bodyOf = (api: ReturnType<typeof server>, method: string) => api.calls.find((call) => call.method === method)?.body;

export async function fill(user: User) {
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Jazz');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Calendar' }),
    await screen.findByRole('option', { name: 'Music' }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Start' }), '11/06/2026 8:00 PM');
  // The end follows the start; the text in it is replaced.
  await user.clear(screen.getByRole('textbox', { name: 'End' }));
  await user.type(screen.getByRole('textbox', { name: 'End' }), '11/06/2026 10:30 PM');
}

/** Before each test: signs somebody in and sets today to November 21, 2026, the day the calendars open on. */
export function onTheDay(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    signedInAs();
    jest.useFakeTimers({
      now: Date.parse('2026-11-21T12:00:00Z'),
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick'],
    });
  });
  afterEach(() => jest.useRealTimers());
}
