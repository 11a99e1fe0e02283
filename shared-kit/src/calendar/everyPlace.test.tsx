import { screen, waitFor, within } from '@testing-library/react';
import type { PropertyType } from '../rules/entities';
import { fakeApi, listOf } from '../testing/fakeApi';
import { signedInAs } from '../testing/fakeSession';
import { hotel, restaurant } from '../testing/properties';
import { renderPage } from '../testing/renderPage';
import { CalendarsPage } from './CalendarsPage';
import { CloneEventsPage } from './CloneEventsPage';
import { EventFormPage } from './EventFormPage';

// Hotels and restaurants have the same calendars, pages and rules (OP-89): each step is taken in both.
const places: PropertyType[] = ['hotel', 'restaurant'];
const houseOf = (place: PropertyType) => (place === 'hotel' ? hotel : restaurant);
const param = { hotel: ':hotelid', restaurant: ':restaurantId' };

const PATH = '/properties/7';
const stamps = { version: 2, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z', updated_by: null };
const event = (id: string, more: object = {}) => ({
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

/** Keeps the calendars it is told about; events stay as they are given. */
function server(place: PropertyType, events: object[] = [event('1')]) {
  const house = houseOf(place);
  let calendars = [
    { id: 'a', name: 'Music', property_id: '7', ...stamps },
    { id: 'b', name: 'Festive', property_id: '7', ...stamps },
  ];
  return fakeApi({
    'GET /properties/7': { data: house('7', 'The House') },
    'PUT /properties/7': ({ body }) => ({ data: house('7', 'The House', body as object) }),
    'GET /properties': listOf([house('7', 'The House'), house('8', 'The Aster'), house('9', 'Saltmarsh')]),
    [`GET ${PATH}/calendars`]: () => listOf(calendars),
    [`POST ${PATH}/calendars`]: ({ body }) => {
      const made = { id: 'c', name: (body as { name: string }).name, property_id: '7', ...stamps };
      calendars = [...calendars, made];
      return { status: 201, body: { data: made } };
    },
    [`PUT ${PATH}/calendars/:id`]: ({ params, body }) => {
      calendars = calendars.map((one) => (one.id === params.id ? { ...one, ...(body as object) } : one));
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

const open = (place: PropertyType, page: JSX.Element, tail = '') =>
  renderPage(page, `/${place}s/${param[place]}/calendars${tail.replace('/1/', '/:id/')}`, `/${place}s/7/calendars${tail}`);
const openPage = (place: PropertyType) => open(place, <CalendarsPage />);
const openNew = (place: PropertyType) => open(place, <EventFormPage />, '/events/new');
const openEdit = (place: PropertyType) => open(place, <EventFormPage />, '/events/1/edit');
type User = ReturnType<typeof openPage>['user'];
const bodyOf = (api: ReturnType<typeof server>, method: string) => api.calls.find((call) => call.method === method)?.body;
const menu = async (user: User, calendar: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${calendar}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const wordsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function fill(user: User) {
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Jazz');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Calendar' }),
    await screen.findByRole('option', { name: 'Music' }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Start' }), '11/06/2026 8:00 PM');
  await user.type(screen.getByRole('textbox', { name: 'End' }), '11/06/2026 10:30 PM');
}

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

test.each(places)(
  'M-027 M-032 R-024 R-025 R-026 R-052 %s: panel with calendars, Display As and Viewing, a month or a day, + New Event',
  async (place) => {
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
  },
);

test.each(places)('R-075 %s: the events asked for are those of the shown month, with published by Viewing', async (place) => {
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
  expect(asked).toEqual([
    ['~2026-11-01T00:00:00..2026-11-30T23:59:59', undefined],
    ['~2026-12-01T00:00:00..2026-12-31T23:59:59', undefined],
    ['~2026-12-01T00:00:00..2026-12-31T23:59:59', 'true'],
    ['~2026-12-01T00:00:00..2026-12-31T23:59:59', 'false'],
  ]);
});

test.each(places)('R-027 R-053 %s: an event leads to its form; those of a hidden calendar are not shown', async (place) => {
  server(place, [event('1'), event('2', { calendar_id: 'b', title: 'Carols' })]);
  const { user } = openPage(place);
  const grid = within(await screen.findByRole('table'));
  expect(grid.getByRole('link', { name: /Event 1/ })).toHaveAttribute('href', `/${place}s/7/calendars/events/1/edit`);
  await user.click(screen.getByRole('button', { name: 'Show Music' }));
  expect(grid.queryByRole('link', { name: /Event 1/ })).not.toBeInTheDocument();
  expect(grid.getByRole('link', { name: /Carols/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show Music' }));
  expect(grid.getByRole('link', { name: /Event 1/ })).toBeInTheDocument();
});

test('M-032 M-135 on a narrow screen the month is a list of its days, an event of several days on each of them', async () => {
  server('hotel', [event('1', { title: 'Market', end: '2026-11-08T00:00:00' }), event('2', { all_day: true, title: 'Fair' })]);
  openPage('hotel');
  const friday = within(await screen.findByRole('region', { name: 'Friday, November 6, 2026' }));
  expect(friday.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All DayFair', '8:00 PMMarket']);
  const saturday = within(screen.getByRole('region', { name: 'Saturday, November 7, 2026' }));
  expect(saturday.getByRole('link', { name: /Continues.*Market/ })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Sunday, November 8, 2026' })).not.toBeInTheDocument();
});

test.each(places)('M-137 M-212 R-024 R-040 R-054 %s: a calendar is made by its name, renamed and deleted', async (place) => {
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

  await menu(user, 'Music', 'Edit');
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Calendar' }));
  expect(edit.getByRole('textbox', { name: 'Calendar ID' })).toHaveValue('a');
  await user.clear(edit.getByRole('textbox', { name: 'Title' }));
  await user.type(edit.getByRole('textbox', { name: 'Title' }), 'Jazz');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Show Jazz' })).toBeInTheDocument();
  expect(bodyOf(api, 'PUT')).toEqual({ name: 'Jazz' });

  await menu(user, 'Jazz', 'Delete');
  const ask = within(await screen.findByRole('dialog', { name: 'Delete Calendar' }));
  expect(ask.getByText('All of its events go with it.')).toBeInTheDocument();
  await user.click(ask.getByRole('button', { name: 'Delete Calendar' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show Jazz' })).not.toBeInTheDocument());
  expect(api.paths()).toContain(`DELETE ${PATH}/calendars/a`);
});

test.each(places)(
  'M-035 M-158 M-216 %s: Edit Calendar needs a title; a failure is logged, the dialog keeps its text',
  async (place) => {
    const api = server(place);
    api.set(`PUT ${PATH}/calendars/:id`, {
      status: 403,
      body: { message: 'You may not change calendars here.', code: 'forbidden' },
    });
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openPage(place);
    await menu(user, 'Music', 'Edit');
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
  },
);

test.each(places)(
  'M-036 M-038 M-209 R-028 R-050 R-051 %s: the new event’s sections, defaults and payload; it returns to the calendars',
  async (place) => {
    const api = server(place);
    const { user, address } = openNew(place);
    await fill(user);
    const nav = within(screen.getByRole('navigation', { name: 'Sections of this form' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Title & Content',
      'Date & Time',
      'Set an Image',
      'CTA',
      'Internal Detail Page',
      'Preview + Publish',
    ]);
    expect(screen.getByRole('link', { name: 'Calendars' })).toHaveAttribute('href', `/${place}s/7/calendars`);
    expect(screen.getByRole('checkbox', { name: /^All Day/ })).not.toBeChecked();
    expect(screen.getByText('Does not repeat')).toBeInTheDocument();
    for (const name of [/^Published/, /^Archived/]) expect(screen.getByRole('switch', { name })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(`/${place}s/7/calendars`));
    expect(bodyOf(api, 'POST')).toEqual({
      calendar_id: 'a',
      title: 'Jazz',
      short_description: '',
      start: '2026-11-06T20:00:00',
      end: '2026-11-06T22:30:00',
      all_day: false,
      custom_time: '',
      repeats: null,
      repeats_on: [],
      event_ends_option: null,
      repeats_times: null,
      repeats_ends_on: null,
      images: [],
      cta: { type: 'No Detail Page', link_text: '', link_url: '', tracking_tag: '' },
      details: {
        content: '',
        image: null,
        cta: {
          type: null,
          title_input: null,
          link_url: '',
          opens_in_new_window: true,
          add_date_picker_popup: false,
          advanced_purchase_days: 0,
          minimum_night_stay: 1,
          tracking_tag: '',
        },
      },
      published: false,
      archived: false,
    });
  },
);

test.each(places)(
  'M-092 M-162 M-163 M-167 M-226 R-070 %s: what each call to action asks for, with the hints on http and https',
  async (place) => {
    const api = server(place);
    const { user, address } = openNew(place);
    await fill(user);
    const part = within(screen.getByRole('region', { name: 'CTA' }));
    const type = part.getByRole('combobox', { name: 'CTA' });
    expect(wordsOf(type)).toEqual(['No Detail Page', 'Internal Detail Page', 'External Site']);
    expect(type).toHaveDisplayValue('No Detail Page');
    expect(part.queryByRole('textbox')).not.toBeInTheDocument();
    await user.selectOptions(type, 'Internal Detail Page');
    expect(part.queryByRole('textbox', { name: 'CTA Link URL' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const links = () =>
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await screen.findByRole('alert');
    expect(links()).toEqual(['CTA Link Text: Required!']);
    await user.selectOptions(type, 'External Site');
    await waitFor(() => expect(links()).toEqual(['CTA Link Text: Required!', 'CTA Link URL: Required!']));
    const url = part.getByRole('textbox', { name: 'CTA Link URL' });
    expect(url).toHaveAccessibleDescription(/Include http:\/\/.*opens in a new window automatically/);
    await user.type(part.getByRole('textbox', { name: 'CTA Link Text' }), ' Tickets ');
    await user.type(url, 'http://tickets.example');
    await user.type(part.getByRole('textbox', { name: 'Tracking Tag' }), 'J-1');
    const page = within(screen.getByRole('region', { name: 'Internal Detail Page' }));
    await user.selectOptions(page.getByRole('combobox', { name: 'Internal Detail Page CTA' }), 'Check Availability');
    expect(page.getByRole('textbox', { name: 'CTA Link URL' })).toHaveAccessibleDescription(/Include https:\/\//);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(`/${place}s/7/calendars`));
    expect(bodyOf(api, 'POST')).toMatchObject({
      cta: { type: 'External Site', link_text: 'Tickets', link_url: 'http://tickets.example', tracking_tag: 'J-1' },
    });
  },
);

test.each(places)(
  'M-093 R-041 R-042 %s: what is stored of an event stands in its fields and goes back as it came',
  async (place) => {
    const details = {
      content: '<p>All evening.</p>',
      image: { asset_id: '6', alt: 'A trio' },
      cta: {
        type: 'Other',
        title_input: 'Write to us',
        link_url: 'https://a.example',
        opens_in_new_window: false,
        add_date_picker_popup: true,
        advanced_purchase_days: 3,
        minimum_night_stay: 2,
        tracking_tag: 'J-2',
      },
    };
    const stored = {
      images: [{ asset_id: '5', alt: 'A band' }],
      repeats: 'weekly',
      repeats_on: ['Friday'],
      event_ends_option: 'Repeats Forever',
      cta: { type: 'Internal Detail Page', link_text: 'More', link_url: '', tracking_tag: '' },
      details,
    };
    const api = server(place, [event('1', stored)]);
    const { user, address } = openEdit(place);
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    expect(screen.getByText('Weekly on Friday')).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: 'Internal Detail Page Content' })).toHaveValue('All evening.');
    expect(screen.getByRole('textbox', { name: 'Internal Detail Page CTA title' })).toHaveValue('Write to us');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(`/${place}s/7/calendars`));
    const sent = bodyOf(api, 'PUT') as typeof stored;
    expect(sent).toMatchObject({ ...stored, title: 'Event 1!' });
  },
);

test.each(places)('M-037 %s: Delete on the edit page asks, and leads back to the calendars', async (place) => {
  const api = server(place, [event('1', { repeats: 'daily', event_ends_option: 'Repeats Forever' })]);
  const { user, address } = openEdit(place);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const ask = within(await screen.findByRole('dialog', { name: 'Delete Calendar Event' }));
  expect(ask.getByText('All of its occurrences go with it.')).toBeInTheDocument();
  expect(api.paths()).not.toContain(`DELETE ${PATH}/calendar-events/1`);
  await user.click(ask.getByRole('button', { name: 'Delete Calendar Event' }));
  await waitFor(() => expect(address()).toBe(`/${place}s/7/calendars`));
  expect(api.paths()).toContain(`DELETE ${PATH}/calendar-events/1`);
});

test.each(places)('M-215 R-079 %s: a refused event is said in its error area, and Save waits for a change', async (place) => {
  const api = server(place);
  const message = 'Something went wrong on the server.';
  api.set(`PUT ${PATH}/calendar-events/:id`, { status: 500, body: { message, code: 'internal', fields: {} } });
  const { user } = openEdit(place);
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(message);
  expect(document.getElementById(`${place}-calendar-event-error`)).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(title, '!');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test.each(places)(
  'M-039 M-140 M-199 R-029 R-030 OP-60 %s: two events into two houses are four creations that change only what the rule names',
  async (place) => {
    const stored = { images: [{ asset_id: '5', alt: 'A band', url: '/files/5.jpg' }], custom_time: 'Late' };
    const api = server(place, [event('1', stored), event('2')]);
    const { user } = open(place, <CloneEventsPage />, '/events/clone');
    expect(await screen.findByRole('heading', { level: 1, name: 'Clone a Calendar Event' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Clone' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Event 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Event 2' }));
    expect(await screen.findByRole('checkbox', { name: /^The House/ })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'The Aster' }));
    await user.click(screen.getByRole('checkbox', { name: 'Saltmarsh' }));
    expect(api.paths().some((path) => path.startsWith('POST'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Clone' }));
    const outcome = await screen.findByRole('list', { name: 'Outcome' });
    await waitFor(() => expect(within(outcome).getAllByRole('listitem')).toHaveLength(2));
    const made = api.calls.filter(({ method }) => method === 'POST');
    expect(made.map(({ path }) => path)).toEqual(['8', '8', '9', '9'].map((id) => `/properties/${id}/calendar-events`));
    const { id: _id, version: _v, created_at: _c, updated_at: _u, updated_by: _by, ...rest } = event('1', stored);
    expect(made[0]?.body).toEqual({ ...rest, property_id: '8', images: [{ asset_id: '5', alt: 'A band' }], sort_index: null });
    const events = api.calls.find(({ path, query }) => path === `${PATH}/calendar-events` && query.per_page !== '1');
    expect(events?.query).toEqual({ archived: 'false', order_by: 'start:ASC', per_page: '1000' });
    const targets = api.calls.find(({ path, query }) => path === '/properties' && query.order_by);
    expect(targets?.query).toEqual({ type: place, archived: 'false', order_by: 'name:ASC', per_page: '200' });
  },
);
