import { act, screen, waitFor, within } from '@testing-library/react';
import { listOf } from '../../testing/fakeApi';
import { granted, signedInAs } from '../../testing/fakeSession';
import CalendarsPage from './CalendarsPage';
import { bodyOf, cellOf, event, onTheDay, open, openNew, openPage, PATH, server } from '../../testing/calendar';

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

test('an event over several days is one bar, and the days of neighbouring months show their events', async () => {
  server('hotel', [
    event('1', { title: 'Market', start: '2026-11-03T10:00:00', end: '2026-11-05T18:00:00' }),
    event('2', { title: 'Advent', start: '2026-12-02T10:00:00', end: '2026-12-02T11:00:00' }),
  ]);
  openPage('hotel');
  const grid = within(await screen.findByRole('table'));
  const bars = await grid.findAllByRole('link', { name: /Market/ });
  expect(bars).toHaveLength(1);
  expect(bars[0]).toHaveAccessibleName(/until Thursday, November 5, 2026/);
  expect(within(await cellOf('December 2, 2026')).getByRole('link', { name: /Advent/ })).toBeInTheDocument();
});

test('an event with a single day in a new week shows only its title there; Continues is for screen readers', async () => {
  server('hotel', [
    event('1', { title: 'Disco', start: '2026-11-28T21:00:00', end: '2026-11-29T02:00:00' }),
    event('2', { title: 'Market', start: '2026-11-27T10:00:00', end: '2026-12-01T18:00:00' }),
  ]);
  openPage('hotel');
  const sunday = within(await cellOf('November 29, 2026'));
  const short = await sunday.findByRole('link', { name: /^Continues ?Disco/ });
  expect(within(short).getByText('Continues')).toHaveClass('hidden');
  const long = sunday.getByRole('link', { name: /^Continues ?Market/ });
  expect(within(long).getByText('Continues')).not.toHaveClass('hidden');
});

test('an event shows the mark of its calendar, and has the name of the calendar in its accessible name', async () => {
  server('hotel', [event('1', { calendar_id: 'b', title: 'Carols' })]);
  openPage('hotel');
  const carols = await within(await screen.findByRole('table')).findByRole('link', { name: /Carols.*, Festive/ });
  await waitFor(() => expect(within(carols).getByText('F')).toBeInTheDocument());
});

test('a full day shows three events, and all of them on demand', async () => {
  server(
    'hotel',
    ['1', '2', '3', '4', '5'].map((id) => event(id)),
  );
  const { user } = openPage('hotel');
  const day = within(await cellOf('November 6, 2026'));
  expect(await day.findAllByRole('link', { name: /Event/ })).toHaveLength(3);
  await user.click(day.getByRole('button', { name: '2 more on Friday, November 6, 2026' }));
  expect(day.getAllByRole('link', { name: /Event/ })).toHaveLength(5);
  await user.click(day.getByRole('button', { name: 'Fewer on Friday, November 6, 2026' }));
  expect(day.getAllByRole('link', { name: /Event/ })).toHaveLength(3);
});

const manyEvents = () => Array.from({ length: 130 }, (_, id) => event(String(id), { end: '2036-11-06T22:30:00' }));

test('a day with very many events shows twenty of them and links to its list', async () => {
  server('hotel', manyEvents());
  const { user } = openAt('?viewing=published');
  const day = within(await cellOf('November 8, 2026'));
  await user.click(await day.findByRole('button', { name: '127 more on Sunday, November 8, 2026' }));
  expect(day.getAllByRole('link', { name: /Event/ })).toHaveLength(20);
  expect(day.getByRole('button', { name: 'Fewer on Sunday, November 8, 2026' })).toBeInTheDocument();
  const list = day.getByRole('link', { name: '110 more on Sunday, November 8, 2026' });
  expect(list.closest('td')).toHaveTextContent(/110 more Fewer$/);
  expect(list).toHaveAttribute('href', '/hotels/7/calendars?viewing=published&day=2026-11-08&view=list');
});

test('the list of a day with very many events shows more on demand, and focuses the first new one', async () => {
  server('hotel', manyEvents());
  const { user } = openAt('?day=2026-11-08&view=list');
  const showMore = await screen.findByRole('button', { name: 'Show more on Sunday, November 8, 2026' });
  const shown = within(screen.getAllByRole('link', { name: /Event 0/ })[0]!.closest('ul')!);
  expect(shown.getAllByRole('link')).toHaveLength(20);
  await user.click(showMore);
  expect(shown.getAllByRole('link')[20]).toHaveFocus();
  await user.click(showMore);
  expect(showMore).not.toBeInTheDocument();
  expect(shown.getAllByRole('link')).toHaveLength(130);
});

test('a daily event whose end has the wrong year can be opened and deleted', async () => {
  const wrong = { repeats: 'daily', event_ends_option: 'Repeats Forever', end: '2036-11-06T22:30:00' };
  server('hotel', [event('1', wrong), event('2')]);
  const { user } = openPage('hotel');
  const day = within(await cellOf('November 6, 2026'));
  expect(await day.findAllByRole('link', { name: /Event/ })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /Event 1/ }).length).toBeLessThan(200);
  await user.click(day.getByRole('button', { name: 'More for Event 1' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/hotels/7/calendars/events/1/edit');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeInTheDocument();
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

test('the end follows the start, and Weekly starts with the weekday of the start ticked', async () => {
  server('hotel');
  const { user } = openNew('hotel');
  await user.type(await screen.findByRole('textbox', { name: 'Start' }), '11/06/2026 8:00 PM');
  expect(screen.getByRole('textbox', { name: 'End' })).toHaveValue('11/06/2026 9:00 PM');
  await user.click(screen.getByRole('button', { name: 'Repeat ...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat for Calendar Event' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Repeat' }), 'Weekly');
  expect(dialog.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
});

test.each(['9999-12-31', '2026-02-30', 'soon'])('an invalid day in the address opens the current month: %s', async (day) => {
  openAt(`?day=${day}`);
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
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
  act(() => jest.advanceTimersByTime(60_000));
  expect(await today()).toHaveTextContent('November 22, 2026');
});
