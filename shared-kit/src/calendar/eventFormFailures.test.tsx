import { act, screen, waitFor, within } from '@testing-library/react';
import { refresh } from 'shared-kit/api/resource';
import { clearUnsaved, setUnsaved, unsavedNames } from 'shared-kit/shellServices/unsaved';
import { listOf } from '../../testing/fakeApi';
import { granted, signedInAs } from '../../testing/fakeSession';
import { expectReadOnly, expectRefused } from '../../testing/readers';
import { bodyOf, event, onTheDay, openEdit, openNew, PATH, places, server } from '../../testing/calendar';

onTheDay();

test.each(places)('%s: Delete on the edit page asks for confirmation, then leads back to the day of the event', async (place) => {
  const api = server(place, [event('1', { repeats: 'daily', event_ends_option: 'Repeats Forever' })]);
  const { user, address } = openEdit(place);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const confirmation = within(await screen.findByRole('dialog', { name: 'Delete Calendar Event' }));
  expect(confirmation.getByText('All of its occurrences go with it.')).toBeInTheDocument();
  expect(api.paths()).not.toContain(`DELETE ${PATH}/calendar-events/1`);
  await user.click(confirmation.getByRole('button', { name: 'Delete Calendar Event' }));
  await waitFor(() => expect(address()).toBe(`/${place}s/7/calendars?day=2026-11-06`));
  expect(api.paths()).toContain(`DELETE ${PATH}/calendar-events/1`);
});

test('what is typed on another page still counts as unsaved when a deletion finishes late', async () => {
  const api = server('hotel', [event('1')]);
  let answer: () => void = () => undefined;
  api.set(`DELETE ${PATH}/calendar-events/:id`, () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))));
  const { user, unmount } = openEdit('hotel');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const confirmation = within(await screen.findByRole('dialog', { name: 'Delete Calendar Event' }));
  await user.click(confirmation.getByRole('button', { name: 'Delete Calendar Event' }));
  unmount();
  setUnsaved('/hotels/8/specials/new', ['Title']);
  await act(async () => answer());
  expect(unsavedNames()).toEqual(['Title']);
  clearUnsaved();
});

test.each(places)('%s: a refused save shows in the error area, and Save is disabled until the next change', async (place) => {
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

test.each(places)('%s: readers see the event and cannot change it; a new one is refused', async (place) => {
  server(place);
  signedInAs([granted('calendar', '7')]);
  const { unmount } = openEdit(place);
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Event 1');
  await expectReadOnly();
  unmount();
  openNew(place);
  await expectRefused({ label: 'Calendars', href: `/${place}s/7/calendars` });
  expect(screen.getByText(/^You may look at calendar events here,/)).toBeInTheDocument();
});

test('calendars that cannot be loaded are reported at the field, and are reloaded when the chosen one was deleted', async () => {
  const api = server('hotel');
  api.set(`GET ${PATH}/calendars`, { status: 403, body: { code: 'forbidden', message: 'Not for you.', fields: {} } });
  const { user: first, unmount } = openNew('hotel');
  expect(await screen.findByText('The calendars could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Calendar' })).toHaveDisplayValue('Not loaded');
  api.set(`GET ${PATH}/calendars`, listOf([{ id: 'a', name: 'Weekly' }]));
  await first.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Weekly' })).toBeInTheDocument();
  expect(screen.queryByText('The calendars could not be loaded.')).not.toBeInTheDocument();
  unmount();

  const refusal = { status: 422, body: { code: 'invalid', message: 'No.', fields: { calendar_id: 'This calendar is gone.' } } };
  const secondApi = server('hotel');
  secondApi.set(`PUT ${PATH}/calendar-events/:id`, refusal);
  const { user } = openEdit('hotel');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' late');
  const calendarRequests = () => secondApi.paths().filter((path) => path === `GET ${PATH}/calendars`).length;
  const requestsBefore = calendarRequests();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This calendar is gone.')).toBeInTheDocument();
  await waitFor(() => expect(calendarRequests()).toBeGreaterThan(requestsBefore));
});

test('what is typed stays when the event is loaded again and somebody has deleted it, and can be saved as a new one', async () => {
  const gone = { status: 404, body: { message: 'There is no such event.', code: 'not_found' } };
  const api = server('hotel', [event('1')]);
  const { user } = openEdit('hotel');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' late');
  for (const method of ['GET', 'PUT']) api.set(`${method} ${PATH}/calendar-events/:id`, gone);
  // As an Undo that was offered on the previous page does.
  await act(() => refresh(`${PATH}/calendar-events`));
  await waitFor(() => expect(api.paths().filter((path) => path === `GET ${PATH}/calendar-events/1`)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save as a new one' }));
  await waitFor(() => expect(bodyOf(api, 'POST')).toMatchObject({ title: 'Event 1 late' }));
  expect(await screen.findByText('Another page')).toBeInTheDocument();
});

test('an open event with nothing typed into it says that somebody has deleted it once it is loaded again', async () => {
  const api = server('hotel', [event('1')]);
  openEdit('hotel');
  await screen.findByRole('textbox', { name: 'Title' });
  api.set(`GET ${PATH}/calendar-events/:id`, { status: 404, body: { message: 'There is no such event.', code: 'not_found' } });
  await act(() => refresh(`${PATH}/calendar-events`));
  expect(await screen.findByText('This calendar event no longer exists')).toBeInTheDocument();
});
