import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseInMenu } from '../../testing/chooseInMenu';
import { listOf } from '../../testing/fakeApi';
import { granted, signedInAs } from '../../testing/fakeSession';
import CalendarsPage from './CalendarsPage';
import { bodyOf, event, fill, onTheDay, open, openNew, openPage, PATH, server } from '../../testing/calendar';
import EventFormPage from './EventFormPage';

onTheDay();

const openAt = (tail: string) => open('hotel', <CalendarsPage />, tail);
const cellOf = async (words: string) => (await screen.findByText(words)).closest('td')!;

test('month, view and filter stand in the address and are opened from there', async () => {
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

test('an address that names no day or an unknown view opens the month of today', async () => {
  server('hotel');
  openAt('?day=2027-02-31&view=circle&viewing=all');
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('Display As says that it is kept for everybody, to those for whom it is', async () => {
  server('hotel');
  const { user } = openPage('hotel');
  await user.click(await screen.findByRole('button', { name: 'List' }));
  expect(await screen.findByText('The calendars of The House open as List for everybody now.')).toBeInTheDocument();
});

test('who may not keep Display As has it in the address alone', async () => {
  signedInAs([granted('calendar_event', '7', 'r'), granted('calendar', '7', 'r')]);
  const api = server('hotel');
  const { user, address } = openPage('hotel');
  await user.click(await screen.findByRole('button', { name: 'List' }));
  expect(address()).toBe('/hotels/7/calendars?view=list');
  expect(await screen.findByRole('heading', { name: 'Saturday, November 21, 2026' })).toBeInTheDocument();
  expect(bodyOf(api, 'PUT')).toBeUndefined();
  expect(screen.queryByText(/Saved for everybody/)).not.toBeInTheDocument();
});

test('an event over several days is one bar, and the days of the months beside it are filled', async () => {
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

test('on the one day that an event reaches into a new week, its title has the room, and when it began is only spoken', async () => {
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

test('a calendar is told by its mark and, spoken, by its name', async () => {
  server('hotel', [event('1', { calendar_id: 'b', title: 'Carols' })]);
  openPage('hotel');
  const carols = await within(await screen.findByRole('table')).findByRole('link', { name: /Carols.*, Festive/ });
  await waitFor(() => expect(within(carols).getByText('F')).toBeInTheDocument());
});

test('a full day shows three, and its week everything on demand', async () => {
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

test('below the day of List stands what comes next', async () => {
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

describe('an event begins on the days of the grid', () => {
  const press = (cell: Element, type: string, more: object = {}) =>
    fireEvent(cell, Object.assign(new MouseEvent(type, { bubbles: true, button: 0, ...more }), { pointerType: 'mouse' }));

  test('a click on a day opens a new event on it', async () => {
    server('hotel');
    const { address } = openPage('hotel');
    const cell = await cellOf('November 10, 2026');
    press(cell, 'pointerdown');
    press(cell, 'pointerup');
    await waitFor(() => expect(address()).toBe('/hotels/7/calendars/events/new?day=2026-11-10'));
  });

  test('a drag over days opens one on all of them, backwards as well; Escape lets go', async () => {
    server('hotel');
    const { address, user } = openPage('hotel');
    const [from, to] = [await cellOf('November 12, 2026'), await cellOf('November 10, 2026')];
    press(from, 'pointerdown');
    fireEvent.pointerOver(to);
    await user.keyboard('{Escape}');
    press(to, 'pointerup');
    expect(address()).toBe('/hotels/7/calendars');
    press(from, 'pointerdown');
    fireEvent.pointerOver(to);
    press(to, 'pointerup');
    await waitFor(() => expect(address()).toBe('/hotels/7/calendars/events/new?day=2026-11-10&to=2026-11-12'));
  });

  test('a drag whose end nobody heard lets go: the next press elsewhere opens nothing', async () => {
    server('hotel');
    const { address } = openPage('hotel');
    press(await cellOf('November 12, 2026'), 'pointerdown');
    press(document.body, 'pointermove', { buttons: 0 });
    press(document.body, 'pointerup');
    expect(address()).toBe('/hotels/7/calendars');
  });

  test('by keyboard and finger there is a link in each day, for those who may add', async () => {
    server('hotel');
    openPage('hotel');
    expect(await screen.findByRole('link', { name: 'New event on Tuesday, November 10, 2026' })).toHaveAttribute(
      'href',
      '/hotels/7/calendars/events/new?day=2026-11-10',
    );
  });

  test('a reader begins nothing', async () => {
    signedInAs([granted('calendar_event', '7', 'r'), granted('calendar', '7', 'r')]);
    server('hotel');
    const { address } = openPage('hotel');
    const cell = await cellOf('November 10, 2026');
    press(cell, 'pointerdown');
    press(cell, 'pointerup');
    expect(address()).toBe('/hotels/7/calendars');
    expect(screen.queryByRole('link', { name: /New event on/ })).not.toBeInTheDocument();
  });

  test('the form opens on those days', async () => {
    server('hotel');
    open('hotel', <EventFormPage />, '/events/new?day=2026-11-10&to=2026-11-12');
    expect(await screen.findByRole('textbox', { name: 'Start' })).toHaveValue('11/10/2026 12:00 AM');
    expect(screen.getByRole('textbox', { name: 'End' })).toHaveValue('11/12/2026 12:00 AM');
    expect(screen.getByRole('checkbox', { name: /All Day/ })).toBeChecked();
  });
});

test('the end follows the start, and a weekly repetition begins with its weekday', async () => {
  server('hotel');
  const { user } = openNew('hotel');
  await user.type(await screen.findByRole('textbox', { name: 'Start' }), '11/06/2026 8:00 PM');
  expect(screen.getByRole('textbox', { name: 'End' })).toHaveValue('11/06/2026 9:00 PM');
  await user.click(screen.getByRole('button', { name: 'Repeat ...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat for Calendar Event' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Repeat' }), 'Weekly');
  expect(dialog.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
});

const restoreOf = (id: string) => new RegExp(`^POST ${PATH}/calendar-events/${id}/versions/\\d+/restore$`);

describe('archived events', () => {
  const old = event('3', { title: 'Old fair', archived: true, published: false });
  const archive = () => {
    const api = server('hotel');
    api.set(`GET ${PATH}/calendar-events`, ({ query }) => ({
      data: query.archived === 'true' ? [old] : [],
      meta: { page: 1, total_pages: 1, per_page: 2000, count: 1, links: { previous: null, next: null } },
    }));
    return api;
  };

  test('are found again, and unarchived with Undo', async () => {
    const api = archive();
    const { user, address } = openPage('hotel');
    await user.click(await screen.findByRole('button', { name: 'Archived events' }));
    expect(address()).toBe('/hotels/7/calendars?list=archived');
    expect(await screen.findByRole('link', { name: 'Old fair' })).toHaveAttribute('href', '/hotels/7/calendars/events/3/edit');
    await chooseInMenu(user, 'Old fair', 'Unarchive');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.paths().some((path) => restoreOf('3').test(path))).toBe(true));
    expect(api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ id: '3', archived: false }]);
    await user.click(screen.getByRole('button', { name: 'Back to the calendar' }));
    expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  });

  test('are reached page by page, and the calendar that is shown next forgets the page', async () => {
    const api = server('hotel');
    const all = Array.from({ length: 120 }, (_, index) => event(String(index + 1), { archived: true, published: false }));
    api.set(`GET ${PATH}/calendar-events`, ({ query }) => {
      const [page, perPage] = [Number(query.page ?? 1), Number(query.per_page ?? 100)];
      const rows = query.archived === 'true' ? all.slice((page - 1) * perPage, page * perPage) : [];
      return listOf(rows, { page, per_page: perPage, count: all.length, total_pages: Math.ceil(all.length / perPage) });
    });
    const { user, address } = open('hotel', <CalendarsPage />, '?list=archived');
    expect(await screen.findByText('1–100 of 120')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByRole('link', { name: 'Event 101' })).toBeInTheDocument();
    expect(address()).toBe('/hotels/7/calendars?list=archived&page=2');
    await user.click(screen.getByRole('button', { name: 'Back to the calendar' }));
    expect(address()).toBe('/hotels/7/calendars');
  }, 20_000);

  test('archiving on the form offers Undo, which restores the version before', async () => {
    const api = server('hotel');
    const { user } = open('hotel', <EventFormPage />, '/events/1/edit');
    await user.click(await screen.findByRole('switch', { name: /Archived/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Event 1 saved and archived.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.paths().some((path) => restoreOf('1').test(path))).toBe(true));
  });
});

test('saving lands on the month of the event', async () => {
  server('hotel');
  const { user, address } = openNew('hotel');
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/calendars?day=2026-11-06'));
});

test.each(['9999-12-31', '2026-02-30', 'soon'])('a day that cannot be shown is today: %s', async (day) => {
  openAt(`?day=${day}`);
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
});

describe('after an event was saved', () => {
  const publish = { repeats: 'daily', event_ends_option: 'Repeats Forever', published: true };
  const openAndSave = async (more: object, tail: string) => {
    server('hotel', [event('1', more)]);
    const page = openAt(tail);
    await screen.findByRole('table');
    page.unmount();
    const { user, address } = open('hotel', <EventFormPage />, '/events/1/edit');
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Calendar Event saved.');
    return address;
  };

  test('the calendar is as it was: the month in which a repeating event was opened, and its filter', async () => {
    const address = await openAndSave(publish, '?day=2027-02-01&viewing=published&state=live');
    await waitFor(() => expect(address()).toBe('/hotels/7/calendars?day=2027-02-01&viewing=published&state=live'));
  });

  test('a month without the event gives way to its own, and a filter that hides it goes', async () => {
    const address = await openAndSave({ published: false }, '?day=2027-02-01&viewing=published&view=grid');
    await waitFor(() => expect(address()).toBe('/hotels/7/calendars?day=2026-11-06&view=grid'));
  });
});

test('nothing is said to take place only of the calendars and events that are shown', async () => {
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

test('while another month is on its way nothing is said of what takes place in it', async () => {
  const api = server('hotel', [event('1')]);
  const { user } = openAt('?view=list');
  expect(await screen.findByText('Nothing takes place on this day.')).toBeInTheDocument();
  api.set(`GET ${PATH}/calendar-events`, () => new Promise(() => undefined));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March');
  expect(await screen.findByText('Loading ...')).toBeInTheDocument();
  expect(screen.queryByText('Nothing takes place on this day.')).not.toBeInTheDocument();
});
