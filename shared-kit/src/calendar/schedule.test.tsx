import { act, screen, waitFor, within } from '@testing-library/react';
import { listOf } from '../../testing/fakeApi';
import { granted, signedInAs } from '../../testing/fakeSession';
import CalendarsPage from './CalendarsPage';
import { bodyOf, event, onTheDay, open, openPage, PATH, server } from '../../testing/calendar';

onTheDay();

const openAt = (query: string) => open('hotel', <CalendarsPage />, query);

test('month, view and filter are kept in the address', async () => {
  server('hotel', [event('1', { start: '2027-03-05T20:00:00', end: '2027-03-05T22:00:00' })]);
  const { user, address } = openAt('?day=2027-03-01&viewing=published');
  expect(await screen.findByRole('heading', { name: 'March 2027' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Published' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(address()).toBe('/hotels/7/calendars?day=2027-04-01&viewing=published');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'December');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2029');
  expect(await screen.findByRole('heading', { name: 'December 2029' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await user.click(screen.getByRole('button', { name: 'Both' }));
  expect(address()).toBe('/hotels/7/calendars');
});

test('an address with an invalid day and an unknown view shows the grid of the current month', async () => {
  server('hotel');
  openAt('?day=2027-02-31&view=circle&viewing=all');
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test.each(['9999-12-31', '2026-02-30', 'soon'])('an invalid day in the address opens the current month: %s', async (day) => {
  openAt(`?day=${day}`);
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
});

test('a choice of Display As says that it now applies to everybody', async () => {
  server('hotel');
  const { user } = openPage('hotel');
  await user.click(await screen.findByRole('button', { name: 'List' }));
  expect(await screen.findByText('The calendars of The House open as List for everybody now.')).toBeInTheDocument();
});

test('of two quick choices of Display As the last one is stored: it is sent after the response to the first', async () => {
  const api = server('hotel');
  const { user } = openPage('hotel');
  const list = await screen.findByRole('button', { name: 'List' });
  let answerFirst = () => {};
  const held = new Promise<void>((resolve) => (answerFirst = resolve));
  const saved: unknown[] = [];
  api.set('PUT /properties/7', async ({ body }) => {
    saved.push(body);
    if (saved.length === 1) await held;
    return { data: body };
  });
  await user.click(list);
  await waitFor(() => expect(saved).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Grid' }));
  expect(saved).toHaveLength(1);
  answerFirst();
  expect(await screen.findByText('The calendars of The House open as Grid for everybody now.')).toBeInTheDocument();
  expect(saved).toHaveLength(2);
});

test('for people who may not store it, a choice of Display As changes only the address', async () => {
  signedInAs([granted('calendar_event', '7', 'r'), granted('calendar', '7', 'r')]);
  const api = server('hotel');
  const { user, address } = openPage('hotel');
  await user.click(await screen.findByRole('button', { name: 'List' }));
  expect(address()).toBe('/hotels/7/calendars?view=list');
  expect(await screen.findByRole('heading', { name: 'Saturday, November 21, 2026' })).toBeInTheDocument();
  expect(bodyOf(api, 'PUT')).toBeUndefined();
  expect(screen.queryByText(/Saved for everybody/)).not.toBeInTheDocument();
});

test('List shows what comes next below the day', async () => {
  server('hotel', [
    event('1', { title: 'Quiz', start: '2026-11-21T19:00:00', end: '2026-11-21T21:00:00' }),
    event('2', { title: 'Advent', start: '2026-12-02T10:00:00', end: '2026-12-02T11:00:00' }),
  ]);
  openAt('?view=list');
  expect(await screen.findByRole('link', { name: /Quiz/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'What comes next' })).toBeInTheDocument();
  const next = within(await screen.findByRole('group', { name: 'Wednesday, December 2, 2026' }));
  expect(next.getByRole('link', { name: /Advent/ })).toBeInTheDocument();
});

test('when nothing takes place, the message says whether that is only in the shown calendars or for the filter', async () => {
  server('hotel', [event('1', { start: '2026-11-21T10:00:00', end: '2026-11-21T11:00:00' })]);
  const { user } = openAt('?view=list');
  await screen.findByRole('link', { name: /Event 1/ });
  await user.click(screen.getByRole('button', { name: 'Show Music' }));
  expect(screen.getByText('Nothing takes place on this day in the calendars shown.')).toBeInTheDocument();
  expect(screen.getByText('Nothing takes place until the end of next month in the calendars shown.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Published' }));
  expect(await screen.findByText('Nothing that matches takes place on this day in the calendars shown.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Grid' }));
  expect(await screen.findByText('Nothing that matches takes place this month in the calendars shown.')).toBeInTheDocument();
});

test('a hidden calendar that was deleted is not mentioned when nothing takes place', async () => {
  sessionStorage.setItem('innkeeper.hiddenCalendars.7:1', '["gone"]');
  server('hotel', []);
  openPage('hotel');
  await screen.findByRole('button', { name: 'Show Music' });
  expect(await screen.findByText('Nothing takes place this month.')).toBeInTheDocument();
});

test('an empty month is announced above its grid', async () => {
  const api = server('hotel', []);
  const { user } = openPage('hotel');
  const status = await screen.findByText('Nothing takes place this month.');
  expect(status).toHaveAttribute('role', 'status');
  expect(screen.getByRole('table')).toBeInTheDocument();
  api.set(`GET ${PATH}/calendar-events`, listOf([event('1')]));
  await user.click(screen.getByRole('button', { name: 'Published' }));
  await waitFor(() => expect(status).toBeEmptyDOMElement());
  await user.click(screen.getByRole('button', { name: 'Show Music' }));
  expect(status).toHaveTextContent('Nothing that matches takes place this month in the calendars shown.');
});

test('while another month is loading, it is not said to be empty', async () => {
  const api = server('hotel', [event('1')]);
  const { user } = openAt('?view=list');
  expect(await screen.findByText('Nothing takes place on this day.')).toBeInTheDocument();
  api.set(`GET ${PATH}/calendar-events`, () => new Promise(() => undefined));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March');
  expect(await screen.findByText('Loading ...')).toBeInTheDocument();
  expect(screen.queryByText('Nothing takes place on this day.')).not.toBeInTheDocument();
});

test('a month with more events than one response holds is shown completely', async () => {
  const api = server('hotel');
  const lastOne = event('2', { title: 'The last of many', start: '2026-11-30T20:00:00', end: '2026-11-30T22:00:00' });
  api.set(`GET ${PATH}/calendar-events`, ({ query }) => {
    if (query.page === '2') return listOf([lastOne], { count: 2 });
    const next = `https://api.example/api${PATH}/calendar-events?per_page=2000&page=2`;
    return listOf([event('1')], { count: 2, links: { previous: null, next } });
  });
  openPage('hotel');
  expect(await screen.findAllByRole('link', { name: /The last of many/ })).not.toEqual([]);
  expect(screen.getAllByRole('link', { name: /Event 1/ })).not.toEqual([]);
});

test('a calendar that somebody has added meanwhile is loaded, once, when an event in it appears', async () => {
  const api = server('hotel', [event('1'), event('2', { calendar_id: '77' }), event('3', { calendar_id: '88' })]);
  const path = `GET ${PATH}/calendars`;
  const countCalls = () => api.paths().filter((called) => called === path).length;
  const music = { id: 'a', name: 'Music', version: 1 };
  api.set(path, () => listOf(countCalls() < 2 ? [music] : [music, { id: '77', name: 'Tastings', version: 1 }]));
  openPage('hotel');
  expect(await screen.findByRole('button', { name: 'Show Tastings' })).toBeInTheDocument();
  expect(await screen.findAllByRole('link', { name: /Event 2/ })).not.toEqual([]);
  expect(countCalls()).toBe(2);
});

test('a calendar that stays open over midnight goes on to the next day', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T23:59:30Z'), advanceTimers: true });
  server('hotel', []);
  openPage('hotel');
  const today = () => screen.findByRole('time', { current: 'date' });
  expect(await today()).toHaveTextContent('November 21, 2026');
  expect(await today()).toHaveAttribute('datetime', '2026-11-21');
  act(() => jest.advanceTimersByTime(60_000));
  expect(await today()).toHaveTextContent('November 22, 2026');
});
