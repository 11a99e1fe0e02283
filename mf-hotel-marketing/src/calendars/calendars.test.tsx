import { screen, waitFor, within } from '@testing-library/react';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { event, onTheDay, PATH, stamps } from 'shared-kit/testing/calendar';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import CalendarsPage from 'shared-kit/calendar/CalendarsPage';
import CloneEventsPage from 'shared-kit/calendar/CloneEventsPage';
import EventFormPage from 'shared-kit/calendar/EventFormPage';
import { sections } from 'shared-kit/testing/formParts';

const calendar = (id: string, name: string) => ({ id, name, property_id: '7', ...stamps });
function server(events: object[] = [event('1')]) {
  return fakeApi({
    'GET /properties/7': { data: hotel('7', 'Hotel Marchmont') },
    'PUT /properties/7': { data: hotel('7', 'Hotel Marchmont', { calendar_display_as: 'day' }) },
    'GET /properties': listOf([hotel('7', 'Hotel Marchmont'), hotel('8', 'The Aster'), hotel('9', 'Harbour House')]),
    [`GET ${PATH}/calendars`]: listOf([calendar('a', 'Music'), calendar('b', 'Festive')]),
    [`POST ${PATH}/calendars`]: { status: 201, body: { data: calendar('c', 'Spa') } },
    [`PUT ${PATH}/calendars/:id`]: { data: calendar('a', 'Jazz') },
    [`GET ${PATH}/calendar-events`]: listOf(events),
    [`GET ${PATH}/calendar-events/:id`]: ({ params }) => ({ data: event(params.id ?? '') }),
    [`POST ${PATH}/calendar-events`]: { status: 201, body: { data: event('9') } },
    'POST /properties/8/calendar-events': { status: 201, body: { data: event('20') } },
    'POST /properties/9/calendar-events': { status: 403, body: { message: 'You may not write here.', code: 'forbidden' } },
  });
}
const open = () => renderPage(<CalendarsPage />, '/hotels/:hotelid/calendars', '/hotels/7/calendars');
const openNew = () => renderPage(<EventFormPage />, '/hotels/:hotelid/calendars/events/new', '/hotels/7/calendars/events/new');
const grid = () => within(screen.getByRole('table'));

onTheDay();

test('the month shows its events in 12-hour times; they lead to their form', async () => {
  const api = server([event('1'), event('2', { all_day: true, title: 'Market' })]);
  open();
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('table')).toBeInTheDocument());
  const link = grid().getByRole('link', { name: /8:00 PM.*Event 1/ });
  expect(link).toHaveAttribute('href', '/hotels/7/calendars/events/1/edit');
  expect(grid().getByRole('link', { name: /All Day.*Market/ })).toBeInTheDocument();
  const call = api.calls.find(({ path }) => path === `${PATH}/calendar-events`);
  expect(call?.query.start).toBe('~2026-11-01T00:00:00..2026-11-30T23:59:59');
  expect(call?.query.published).toBeUndefined();
  expect(screen.getByRole('link', { name: '+ New Event' })).toHaveAttribute('href', '/hotels/7/calendars/events/new');
});

test('events of a hidden calendar are not shown, also after the page was left', async () => {
  server();
  const first = open();
  await screen.findByRole('table');
  await first.user.click(screen.getByRole('button', { name: 'Show Music' }));
  expect(grid().queryByRole('link', { name: /Event 1/ })).not.toBeInTheDocument();
  first.unmount();
  open();
  await screen.findByRole('table');
  expect(screen.getByRole('button', { name: 'Show Music' })).toHaveAttribute('aria-pressed', 'false');
  expect(grid().queryByRole('link', { name: /Event 1/ })).not.toBeInTheDocument();
});

test('Viewing asks for published or unpublished events', async () => {
  const api = server();
  const { user } = open();
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Unpublished' }));
  await waitFor(() => expect(api.calls.at(-1)?.query.published).toBe('false'));
  await user.click(screen.getByRole('button', { name: 'Published' }));
  await waitFor(() => expect(api.calls.at(-1)?.query.published).toBe('true'));
});

test('Display As List shows a day and is stored on the property', async () => {
  const api = server();
  const { user } = open();
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('heading', { name: 'Saturday, November 21, 2026' })).toBeInTheDocument();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ calendar_display_as: 'day' });
});

test('a new calendar needs its name', async () => {
  const api = server();
  const { user } = open();
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Calendar name is required!')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: '+ New Calendar' }), 'Spa');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Spa' }));
});

test('Edit Calendar: the title is required and the id read-only; a failure is logged and shown, and the dialog stays open', async () => {
  const api = server();
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open();
  await screen.findByRole('table');
  await chooseInMenu(user, 'Music', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Calendar' }));
  expect(dialog.getByRole('textbox', { name: 'Calendar ID' })).toHaveAttribute('readonly');
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('(required)')).toBeInTheDocument();
  api.set(`PUT ${PATH}/calendars/:id`, { status: 500, body: { message: 'Something went wrong.', code: 'internal' } });
  await user.type(title, 'Jazz');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
  expect(title).toHaveValue('Jazz');
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

test('the form has its sections and hints; title, start, end and calendar are required', async () => {
  server();
  const { user } = openNew();
  await screen.findByRole('textbox', { name: 'Title' });
  expect(sections()).toEqual([
    'Title & Content',
    'Date & Time',
    'Set an Image',
    'CTA',
    'Internal Detail Page',
    'Preview + Publish',
  ]);
  expect(screen.getByText(/11:45 PM/)).toBeInTheDocument();
  const short = screen.getByRole('textbox', { name: 'Short Description' });
  expect(short).toBeRequired();
  expect(short).toHaveAccessibleDescription('Under 50 words.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Calendar: Required!',
    'Title: Required!',
    'Start: Required!',
    'End: Required!',
  ]);
});

test('a weekly event: days, ends, and wall times as they are sent', async () => {
  const api = server();
  const { user, address } = openNew();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Pub quiz');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Calendar' }),
    await screen.findByRole('option', { name: 'Music' }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Start' }), '11/03/2026 7:30 PM');
  expect(screen.getByRole('textbox', { name: 'End' })).toHaveValue('11/03/2026 8:30 PM');
  await user.clear(screen.getByRole('textbox', { name: 'End' }));
  await user.type(screen.getByRole('textbox', { name: 'End' }), '11/03/2026 9:00 PM');
  await user.click(screen.getByRole('button', { name: 'Repeat ...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat for Calendar Event' }));
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Repeat' }), 'weekly');
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Repeats Forever',
    'On Date ...',
    'After ... occurances',
  ]);
  expect(dialog.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please choose a day to repeat on.')).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(dialog.getByRole('radio', { name: 'After ... occurances' }));
  await user.type(dialog.getByRole('spinbutton', { name: 'Number of times' }), '6');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Weekly on Tuesday, 6 times')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/calendars?day=2026-11-06'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    calendar_id: 'a',
    start: '2026-11-03T19:30:00',
    end: '2026-11-03T21:00:00',
    repeats: 'weekly',
    repeats_on: ['Tuesday'],
    event_ends_option: 'After ... occurances',
    repeats_times: 6,
    repeats_ends_on: null,
    published: false,
  });
});

test('the current hotel cannot be chosen; each target has a line with its outcome', async () => {
  const api = server([event('1'), event('2')]);
  const { user } = renderPage(<CloneEventsPage />, '/hotels/:hotelid/calendars/events/clone', '/hotels/7/calendars/events/clone');
  await user.click(await screen.findByRole('checkbox', { name: 'All 2 shown' }));
  expect(await screen.findByRole('checkbox', { name: /Hotel Marchmont/ })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'The Aster' }));
  await user.click(screen.getByRole('checkbox', { name: 'Harbour House' }));
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  expect(await screen.findByText(/Harbour House/, { selector: 'b' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Outcome' })).toHaveTextContent('The Aster: 2 of 2 cloned.');
  expect(screen.getByRole('list', { name: 'Outcome' })).toHaveTextContent(
    'Harbour House: 0 of 2 cloned. You may not write here.',
  );
  const clones = api.calls.filter(({ method }) => method === 'POST');
  expect(clones).toHaveLength(4);
  expect(clones[0]?.body).toMatchObject({ property_id: '8', sort_index: null, published: true });
  expect(clones[0]?.body).not.toHaveProperty('id');
});
