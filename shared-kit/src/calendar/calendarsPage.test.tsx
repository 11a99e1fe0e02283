import { screen, waitFor, within } from '@testing-library/react';
import { bodyOf, event, onTheDay, openPage, PATH, places, server } from '../../testing/calendar';
import { optionsOf } from '../../testing/formParts';

onTheDay();

test.each(places)('%s: the page has the calendars, Display As, Viewing, + New Event, and a month or a day', async (place) => {
  const api = server(place);
  const { user } = openPage(place);
  expect(await screen.findByRole('table', { name: 'November 2026' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Calendars' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+ New Event' })).toHaveAttribute('href', `/${place}s/7/calendars/events/new`);
  const clone = screen.getByRole('link', { name: 'Clone a Calendar Event' });
  expect(clone).toHaveAttribute('href', `/${place}s/7/calendars/events/clone`);
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

test('Display As is reported as stored although the response was lost; if that is unknown, as possibly stored', async () => {
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

test.each(places)('%s: the events of the shown month are requested, filtered by Viewing', async (place) => {
  const api = server(place);
  const { user } = openPage(place);
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await user.click(screen.getByRole('button', { name: 'Published' }));
  await user.click(screen.getByRole('button', { name: 'Unpublished' }));
  await waitFor(() => expect(api.calls.some(({ query }) => query.published === 'false')).toBe(true));
  const queries = api.calls
    .filter(({ path }) => path === `${PATH}/calendar-events`)
    .map(({ query }) => [query.start, query.published]);
  expect(queries[0]).toEqual(['~2026-11-01T00:00:00..2026-11-30T23:59:59', undefined]);
  for (const published of [undefined, 'true', 'false'])
    expect(queries).toContainEqual(['~2026-12-01T00:00:00..2026-12-31T23:59:59', published]);
});

test.each(places)('%s: an event links to its form; events of a hidden calendar are not shown', async (place) => {
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

test('the events of hidden calendars are counted, and one click shows them', async () => {
  server('hotel', [event('1'), event('2')]);
  const { user } = openPage('hotel');
  await user.click(await screen.findByRole('button', { name: 'Show Music' }));
  expect(screen.getByText(/^2 events of this month are in hidden calendars\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all calendars' }));
  expect(screen.getByRole('heading', { name: 'November 2026' })).toHaveFocus();
  expect(screen.getByText('All calendars are shown.')).toHaveAttribute('role', 'status');
  const grid = within(screen.getByRole('table'));
  expect(await grid.findByRole('link', { name: /Event 1/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show Music' })).toHaveAttribute('aria-pressed', 'true');
});

test('on a narrow screen the month is a list of days, with an event of several days on each of them', async () => {
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

test('the accessible name of every event includes its state, also of a live one', async () => {
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

test('State filters the calendar and is kept in the address', async () => {
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
  const collection = `${PATH}/calendar-events`;
  api.set(`PUT ${collection}/:id`, ({ body }) => ({ data: event('1', { title: 'Jazz', version: 3, ...(body as object) }) }));
  api.set(`POST ${collection}/1/duplicate`, { status: 201, body: { data: event('2', { title: 'Jazz', version: 1 }) } });
  const { user } = openPage(place);
  const chooseInGrid = async (entry: string) => {
    const grid = within(await screen.findByRole('table'));
    await user.click((await grid.findAllByRole('button', { name: 'More for Jazz' }))[0]!);
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await chooseInGrid('Publish');
  expect(await screen.findByText('Jazz published.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(bodyOf(api, 'PUT')).toMatchObject({ published: true });
  await chooseInGrid('Duplicate');
  expect(await screen.findByText('Jazz duplicated: the new calendar event is a draft.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/${place}s/7/calendars/events/2/edit`);
  await chooseInGrid('Archive');
  expect(await screen.findByText('Jazz archived.')).toBeInTheDocument();
});
