import { screen, waitFor, within } from '@testing-library/react';
import CalendarsPage from './CalendarsPage';
import { cellOf, event, onTheDay, open, openPage, server } from '../../testing/calendar';
import { granted, signedInAs } from '../../testing/fakeSession';

onTheDay();

const openAt = (query: string) => open('hotel', <CalendarsPage />, query);

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

test('a weekly event is on each of its days up to and including its last one, and each leads to the same form', async () => {
  const weekly = { repeats: 'weekly', repeats_on: ['Friday'], event_ends_option: 'On Date ...', repeats_ends_on: '2026-11-20' };
  server('hotel', [event('1', weekly)]);
  openPage('hotel');
  for (const date of ['November 6, 2026', 'November 13, 2026', 'November 20, 2026']) {
    const shown = await within(await cellOf(date)).findByRole('link', { name: /Event 1/ });
    expect([date, shown.getAttribute('href')]).toEqual([date, '/hotels/7/calendars/events/1/edit']);
  }
  expect(within(screen.getByRole('table')).getAllByRole('link', { name: /Event 1/ })).toHaveLength(3);
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

test('a reader opens an event from its menu, which offers nothing else', async () => {
  signedInAs([granted('calendar_event', '7', 'r'), granted('calendar', '7', 'r')]);
  server('hotel', [event('1')]);
  const { user } = openPage('hotel');
  await user.click(within(await cellOf('November 6, 2026')).getByRole('button', { name: 'More for Event 1' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Open']);
  expect(entries[0]).toHaveAttribute('href', '/hotels/7/calendars/events/1/edit');
});

test('before an event that repeats is deleted, the question says that all of its occurrences go with it', async () => {
  server('hotel', [event('1', { repeats: 'daily', event_ends_option: 'Repeats Forever' }), event('2')]);
  const { user } = openPage('hotel');
  const day = within(await cellOf('November 6, 2026'));
  for (const [name, says] of [
    ['Event 1', 1],
    ['Event 2', 0],
  ] as const) {
    await user.click(await day.findByRole('button', { name: `More for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Calendar Event' }));
    expect([name, question.queryAllByText('All of its occurrences go with it.').length]).toEqual([name, says]);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
  }
});
