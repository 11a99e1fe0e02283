import { hasUnsaved, unsavedNames } from 'shared-kit/shellServices/unsaved';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bodyOf, cellOf, onTheDay, openPage, PATH, places, server, stamps } from '../../testing/calendar';
import { chooseInMenu } from '../../testing/chooseInMenu';
import { comeBackAfterAMinute } from '../../testing/comeBack';
import { listOf } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';

onTheDay();
afterEach(() => void jest.restoreAllMocks());

test('on return to the page, calendars created meanwhile are shown', async () => {
  const api = server('hotel');
  openPage('hotel');
  await screen.findByRole('button', { name: 'Show Music' });
  api.set(`GET ${PATH}/calendars`, listOf([{ id: 'c', name: 'Tastings', ...stamps }]));
  comeBackAfterAMinute();
  expect(await screen.findByRole('button', { name: 'Show Tastings' })).toBeInTheDocument();
});

test('a calendar that one person hides is not hidden from the next person in the same tab', async () => {
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

test('saving a calendar that somebody else renamed shows their name, and the next Save replaces it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
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

test('a calendar counts as saved although the response was lost', async () => {
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

test('the name of the next calendar, typed while the first one is being saved, is kept', async () => {
  const api = server('hotel');
  let respond: (response: object) => void = () => undefined;
  api.set(`POST ${PATH}/calendars`, () => new Promise<object>((resolve) => (respond = resolve)));
  const { user } = openPage('hotel');
  await screen.findByRole('table');
  const name = screen.getByRole('textbox', { name: '+ New Calendar' });
  await user.type(name, 'Jazz{Enter}');
  await user.clear(name);
  await user.type(name, 'Opera');
  act(() => respond({ data: { ...stamps, id: '9', name: 'Jazz' } }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-busy'));
  expect(name).toHaveValue('Opera');
});

test('leaving the page asks before a name that is typed is lost', async () => {
  server('hotel');
  const { user } = openPage('hotel');
  const name = await screen.findByRole('textbox', { name: '+ New Calendar' });
  expect(unsavedNames()).toEqual([]);
  await user.type(name, 'Opera');
  expect(unsavedNames()).toEqual(['New Calendar']);
  await user.type(name, '{Enter}');
  await waitFor(() => expect(name).toHaveValue(''));
  expect(hasUnsaved()).toBe(false);
});

test('that a calendar could not be added is not written under the next name, which is added as another calendar', async () => {
  const api = server('hotel');
  let refuse: (reply: object) => void = () => undefined;
  api.set(`POST ${PATH}/calendars`, () => new Promise<object>((resolve) => (refuse = resolve)));
  const { user } = openPage('hotel');
  const name = await screen.findByRole('textbox', { name: '+ New Calendar' });
  await user.type(name, 'Jazz{Enter}');
  await user.clear(name);
  await user.type(name, 'Opera');
  await act(async () => refuse({ status: 503, body: { message: 'The server is busy.', code: 'busy' } }));
  expect(await screen.findByText(/^Jazz.* The server is busy\.$/)).toBeInTheDocument();
  expect(name).not.toHaveAccessibleDescription(/busy/);
  await user.type(name, '{Enter}');
  const ids = api.calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(ids).size).toBe(2);
});

test('a calendar that could not be added says so after the person has left the page', async () => {
  const api = server('hotel');
  let refuse: (reply: object) => void = () => undefined;
  api.set(`POST ${PATH}/calendars`, () => new Promise<object>((resolve) => (refuse = resolve)));
  const { user } = openPage('hotel');
  await user.type(await screen.findByRole('textbox', { name: '+ New Calendar' }), 'Jazz{Enter}');
  await user.click(await cellOf('November 6, 2026'));
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  await act(async () => refuse({ status: 403, body: { message: 'You may not add calendars here.', code: 'forbidden' } }));
  expect(await screen.findByText(/You may not add calendars here\.$/)).toBeInTheDocument();
});

test.each(places)('%s: a calendar is created by name, renamed and deleted', async (place) => {
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
  const confirmation = within(await screen.findByRole('dialog', { name: 'Delete Calendar' }));
  expect(confirmation.getByText('All of its events go with it.')).toBeInTheDocument();
  await user.click(confirmation.getByRole('button', { name: 'Delete Calendar' }));
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
});

test('a panel with many calendars has pages, and opens the page of a new calendar', async () => {
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
  await user.click(panel.getByRole('button', { name: 'Add' }));
  expect(panel.getByText('Calendar name is required!')).toBeInTheDocument();
  expect(panel.getByRole('textbox')).toHaveFocus();
  await user.type(panel.getByRole('textbox'), 'Garden{Enter}');
  expect(await screen.findByText('Calendar added.')).toBeInTheDocument();
  expect(await panel.findByText('Garden')).toBeInTheDocument();
  expect(panel.getByText('26–31 of 31')).toBeInTheDocument();
});

test('deleting the only calendar of the last page opens the page before it', async () => {
  server(
    'hotel',
    [],
    Array.from({ length: 24 }, (_, index) => `House ${index + 1}`),
  );
  const { user } = openPage('hotel');
  const panel = within(await screen.findByRole('region', { name: 'Calendars' }));
  await user.click(await panel.findByRole('button', { name: 'Page 2' }));
  const [last] = panel.getAllByRole('button', { name: /^More for / });
  await user.click(last!);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(25));
});
