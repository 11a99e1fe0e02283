import { act, screen, waitFor, within } from '@testing-library/react';
import { comeBackAfterAMinute } from '../../testing/comeBack';
import { listOf } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { chooseInMenu } from '../../testing/chooseInMenu';
import { bodyOf, event, onTheDay, openPage, PATH, places, server, stamps } from '../../testing/calendar';
import { optionsOf } from '../../testing/formParts';

onTheDay();
afterEach(() => void jest.restoreAllMocks());

test.each(places)('%s: panel with calendars, Display As and Viewing, a month or a day, + New Event', async (place) => {
  const api = server(place);
  const { user } = openPage(place);
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Calendars' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+ New Event' })).toHaveAttribute('href', `/${place}s/7/calendars/events/new`);
  const choices = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(choices('Display As')).toEqual(['Grid', 'List']);
  expect(choices('Viewing')).toEqual(['Published', 'Unpublished', 'Both']);
  expect(screen.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Both' })).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['Show Music', 'Show Festive']) expect(screen.getByRole('button', { name })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('heading', { name: 'Saturday, November 21, 2026' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(bodyOf(api, 'PUT')).toEqual({ calendar_display_as: 'day' });
  await user.click(screen.getByRole('button', { name: 'Grid' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({ calendar_display_as: 'month' });
});

test('a display that was stored and whose answer was lost is; where nobody can be asked, it may be', async () => {
  const api = server('hotel');
  const { user } = openPage('hotel');
  expect(await screen.findByRole('table')).toBeInTheDocument();
  api.set('PUT /properties/7', 'network gone');
  api.set('GET /properties/7', { data: { id: '7', type: 'hotel', name: 'Marchmont', calendar_display_as: 'day' } });
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByText(/open as List for everybody now\.$/)).toBeInTheDocument();
  api.set('GET /properties/7', 'network gone');
  await user.click(screen.getByRole('button', { name: 'Grid' }));
  expect(await screen.findByText(/^Display As: .* It may have been done all the same\.$/)).toBeInTheDocument();
});

test.each(places)('%s: the events asked for are those of the shown month, with published by Viewing', async (place) => {
  const api = server(place);
  const { user } = openPage(place);
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await user.click(screen.getByRole('button', { name: 'Published' }));
  await user.click(screen.getByRole('button', { name: 'Unpublished' }));
  await waitFor(() => expect(api.calls.some(({ query }) => query.published === 'false')).toBe(true));
  const asked = api.calls
    .filter(({ path }) => path === `${PATH}/calendar-events`)
    .map(({ query }) => [query.start, query.published]);
  expect(asked[0]).toEqual(['~2026-11-01T00:00:00..2026-11-30T23:59:59', undefined]);
  for (const published of [undefined, 'true', 'false'])
    expect(asked).toContainEqual(['~2026-12-01T00:00:00..2026-12-31T23:59:59', published]);
});

test.each(places)('%s: an event leads to its form; those of a hidden calendar are not shown', async (place) => {
  server(place, [event('1'), event('2', { calendar_id: 'b', title: 'Carols' })]);
  const { user } = openPage(place);
  const grid = within(await screen.findByRole('table'));
  expect(grid.getByRole('link', { name: /Event 1/ })).toHaveAttribute('href', `/${place}s/7/calendars/events/1/edit`);
  await user.click(screen.getByRole('button', { name: 'Show Music' }));
  expect(grid.queryByRole('link', { name: /Event 1/ })).not.toBeInTheDocument();
  expect(grid.getByRole('link', { name: /Carols/ })).toBeInTheDocument();
  expect(screen.getByText(/^1 event of this month is in hidden calendars\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show Music' }));
  expect(grid.getByRole('link', { name: /Event 1/ })).toBeInTheDocument();
  expect(screen.queryByText(/in hidden calendars/)).not.toBeInTheDocument();
});

test('an event that was saved into a hidden calendar is one click away', async () => {
  server('hotel', [event('1'), event('2')]);
  const { user } = openPage('hotel');
  await user.click(await screen.findByRole('button', { name: 'Show Music' }));
  expect(screen.getByText(/^2 events of this month are in hidden calendars\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all calendars' }));
  const grid = within(screen.getByRole('table'));
  expect(await grid.findByRole('link', { name: /Event 1/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show Music' })).toHaveAttribute('aria-pressed', 'true');
});

test('whoever comes back to the page sees the calendars that were made meanwhile', async () => {
  const api = server('hotel');
  openPage('hotel');
  await screen.findByRole('button', { name: 'Show Music' });
  api.set(`GET ${PATH}/calendars`, listOf([{ id: 'c', name: 'Tastings', ...stamps }]));
  comeBackAfterAMinute();
  expect(await screen.findByRole('button', { name: 'Show Tastings' })).toBeInTheDocument();
});

test('what one person hides is not hidden from the next one in the same tab', async () => {
  server('hotel');
  const { user, unmount } = openPage('hotel');
  await user.click(await screen.findByRole('button', { name: 'Show Music' }));
  unmount();
  signedInAs(undefined, { id: '2' });
  const next = openPage('hotel');
  expect(await screen.findByRole('button', { name: 'Show Music' })).toHaveAttribute('aria-pressed', 'true');
  next.unmount();
  signedInAs();
  openPage('hotel');
  expect(await screen.findByRole('button', { name: 'Show Music' })).toHaveAttribute('aria-pressed', 'false');
});

test('on a narrow screen the month is a list of its days, an event of several days on each of them', async () => {
  server('hotel', [event('1', { title: 'Market', end: '2026-11-08T00:00:00' }), event('2', { all_day: true, title: 'Fair' })]);
  openPage('hotel');
  const friday = within(await screen.findByRole('group', { name: 'Friday, November 6, 2026' }));
  expect(friday.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All DayEndedFairM, Music',
    '8:00 PMEndedMarketM, Music',
  ]);
  const saturday = within(screen.getByRole('group', { name: 'Saturday, November 7, 2026' }));
  expect(saturday.getByRole('link', { name: /Continues.*Market/ })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Sunday, November 8, 2026' })).not.toBeInTheDocument();
});

test('a calendar that somebody else renamed meanwhile: its new name is said, and the next Save goes over it', async () => {
  const api = server('hotel');
  const { user } = openPage('hotel');
  await screen.findByRole('table');
  await chooseInMenu(user, 'Music', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Calendar' }));
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Jazz');
  const current = { ...stamps, id: 'a', name: 'Concerts', version: 3 };
  api.set(`PUT ${PATH}/calendars/:id`, ({ headers, body }) =>
    headers['If-Match'] === '"3"'
      ? { data: { ...current, ...(body as object), version: 4 } }
      : { status: 412, body: { message: 'Somebody else changed this in the meantime.', code: 'stale', fields: {}, current } },
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('It is called “Concerts” now. Save again to rename it.')).toBeInTheDocument();
  expect(title).toHaveValue('Jazz');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Calendar' })).not.toBeInTheDocument());
  expect(api.calls.filter(({ method }) => method === 'PUT').at(-1)?.headers['If-Match']).toBe('"3"');
});

test('a calendar whose saving arrived and whose answer was lost is saved', async () => {
  const api = server('hotel');
  const { user } = openPage('hotel');
  await screen.findByRole('table');
  await chooseInMenu(user, 'Music', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Calendar' }));
  const current = { ...stamps, id: 'a', name: 'Music', version: 3 };
  api.set(`PUT ${PATH}/calendars/:id`, { status: 412, body: { message: 'Changed.', code: 'stale', fields: {}, current } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Calendar saved.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Edit Calendar' })).not.toBeInTheDocument();
});

test('the name of the next calendar, typed while the first one is on its way, stays', async () => {
  const api = server('hotel');
  let answer: (made: object) => void = () => undefined;
  api.set(`POST ${PATH}/calendars`, () => new Promise<object>((resolve) => (answer = resolve)));
  const { user } = openPage('hotel');
  await screen.findByRole('table');
  const name = screen.getByRole('textbox', { name: '+ New Calendar' });
  await user.type(name, 'Jazz{Enter}');
  await user.clear(name);
  await user.type(name, 'Opera');
  act(() => answer({ data: { ...stamps, id: '9', name: 'Jazz' } }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-busy'));
  expect(name).toHaveValue('Opera');
});

test.each(places)('%s: a calendar is made by its name, renamed and deleted', async (place) => {
  const api = server(place);
  const { user } = openPage(place);
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Calendar name is required!')).toBeInTheDocument();
  expect(bodyOf(api, 'POST')).toBeUndefined();
  await user.type(screen.getByRole('textbox', { name: '+ New Calendar' }), ' Tastings ');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('button', { name: 'Show Tastings' })).toBeInTheDocument();
  expect(bodyOf(api, 'POST')).toEqual({ name: 'Tastings' });

  await chooseInMenu(user, 'Music', 'Edit');
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Calendar' }));
  expect(edit.getByRole('textbox', { name: 'Calendar ID' })).toHaveValue('a');
  await user.clear(edit.getByRole('textbox', { name: 'Title' }));
  await user.type(edit.getByRole('textbox', { name: 'Title' }), 'Jazz');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Show Jazz' })).toBeInTheDocument();
  expect(bodyOf(api, 'PUT')).toEqual({ name: 'Jazz' });

  await chooseInMenu(user, 'Jazz', 'Delete');
  const ask = within(await screen.findByRole('dialog', { name: 'Delete Calendar' }));
  expect(ask.getByText('All of its events go with it.')).toBeInTheDocument();
  await user.click(ask.getByRole('button', { name: 'Delete Calendar' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show Jazz' })).not.toBeInTheDocument());
  expect(api.paths()).toContain(`DELETE ${PATH}/calendars/a`);
});

test.each(places)('%s: Edit Calendar needs a title; a failure is logged, the dialog keeps its text', async (place) => {
  const api = server(place);
  api.set(`PUT ${PATH}/calendars/:id`, {
    status: 403,
    body: { message: 'You may not change calendars here.', code: 'forbidden' },
  });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = openPage(place);
  await chooseInMenu(user, 'Music', 'Edit');
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Calendar' }));
  const title = edit.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.click(edit.getByRole('button', { name: 'Save' }));
  expect(await edit.findByText('(required)')).toBeInTheDocument();
  expect(bodyOf(api, 'PUT')).toBeUndefined();
  await user.type(title, 'Jazz');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('You may not change calendars here.')).toBeInTheDocument();
  expect(log).toHaveBeenCalled();
  expect(title).toHaveValue('Jazz');
  log.mockRestore();
});

test('every event says its state; what is Live says so to those who listen', async () => {
  server('hotel', [
    event('1', { title: 'Over' }),
    event('2', { title: 'Planned', published: false }),
    event('3', { title: 'Coming', start: '2026-11-28T20:00:00', end: '2026-11-28T21:00:00' }),
  ]);
  openPage('hotel');
  const grid = within(await screen.findByRole('table'));
  for (const name of [/Ended.*Over/, /Draft.*Planned/, /Coming.*Live/])
    expect(await grid.findByRole('link', { name })).toBeInTheDocument();
});

test('State narrows the calendar, and stands in the address', async () => {
  const api = server('hotel');
  const { user, address } = openPage('hotel');
  await screen.findByRole('table');
  const select = screen.getByRole('combobox', { name: 'State' });
  expect(optionsOf(select)).toEqual(['Any state', 'Draft', 'Live', 'Ended']);
  await user.selectOptions(select, 'Ended');
  await waitFor(() => expect(api.calls.some(({ query }) => query.state === 'ended')).toBe(true));
  expect(address()).toContain('state=ended');
});

test.each(places)('%s: the menu of an event publishes it, with Undo, duplicates it and archives it', async (place) => {
  const api = server(place, [event('1', { title: 'Jazz', published: false })]);
  const [one, all] = [`${PATH}/calendar-events/:id`, `${PATH}/calendar-events`];
  api.set(`PUT ${one}`, ({ body }) => ({ data: event('1', { title: 'Jazz', version: 3, ...(body as object) }) }));
  api.set(`POST ${all}`, ({ body }) => ({ status: 201, body: { data: event('2', { ...(body as object), version: 1 }) } }));
  const { user } = openPage(place);
  const inGrid = async (entry: string) => {
    const grid = within(await screen.findByRole('table'));
    await user.click((await grid.findAllByRole('button', { name: 'More for Jazz' }))[0]!);
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await inGrid('Publish');
  expect(await screen.findByText('Jazz published.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(bodyOf(api, 'PUT')).toMatchObject({ published: true });
  await inGrid('Duplicate');
  expect(await screen.findByText('Jazz duplicated: the new calendar event is a draft.')).toBeInTheDocument();
  expect(bodyOf(api, 'POST')).toMatchObject({ title: 'Jazz', published: false, archived: false, calendar_id: 'a' });
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/${place}s/7/calendars/events/2/edit`);
  await inGrid('Archive');
  expect(await screen.findByText('Jazz archived.')).toBeInTheDocument();
});

test('more calendars than the panel holds are on pages; a new one is shown', async () => {
  server(
    'hotel',
    [],
    Array.from({ length: 28 }, (_, index) => `House ${index + 1}`),
  );
  const { user } = openPage('hotel');
  const panel = within(await screen.findByRole('region', { name: 'Calendars' }));
  expect(await panel.findByText('1–25 of 30')).toBeInTheDocument();
  expect(panel.getAllByRole('listitem')).toHaveLength(25);
  await user.click(panel.getByRole('button', { name: 'Page 2' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(5);
  await user.click(panel.getByRole('button', { name: 'Page 1' }));
  await user.type(panel.getByRole('textbox'), 'Garden{Enter}');
  expect(await panel.findByText('Garden')).toBeInTheDocument();
  expect(panel.getByText('26–31 of 31')).toBeInTheDocument();
});
