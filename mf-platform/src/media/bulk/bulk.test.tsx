import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Asset } from 'shared-kit/rules/entities';
import { getSession } from 'shared-kit/session';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { bar, box, bulkServer, closeLibrary, open, pendingAnswer, pool, tagged, ticked } from '../../../testing/media/bulk';
import { formatOutcome } from './changeMany';

let api: ReturnType<typeof bulkServer>;
beforeEach(() => {
  signedInAs();
  api = bulkServer();
});
afterEach(closeLibrary);

const sent = (method: string) => api.calls.filter((call) => call.method === method);
const asksBeforeClosing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('each card has a checkbox next to its link; ticks are counted, and Clear removes them', async () => {
  const user = await open();
  expect(box('Pool').closest('a')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  await user.click(box('Pool'));
  box('Spa').focus();
  await user.keyboard(' ');
  expect((await bar()).getByRole('status')).toHaveTextContent('2 selected');
  await user.click((await bar()).getByRole('button', { name: 'Clear' }));
  expect(ticked()).toEqual([]);
  expect(box('Pool')).toHaveFocus();
  expect(screen.getByText('No files are selected.')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
});

test('Shift ticks or unticks all cards from the last one', async () => {
  const user = await open();
  await user.click(box('Arch'));
  await user.keyboard('{Shift>}');
  await user.click(box('Terrace'));
  expect(ticked()).toEqual(['Terrace', 'Spa', 'Arch']);
  await user.click(box('Spa'));
  await user.keyboard('{/Shift}');
  expect(ticked()).toEqual(['Arch']);
});

test('a change of the filter ends the selection', async () => {
  const user = await open();
  await user.click(box('Pool'));
  await user.selectOptions(screen.getByLabelText('Category'), 'Specials');
  await waitFor(() => expect(ticked()).toEqual([]));
  await user.selectOptions(screen.getByLabelText('Category'), 'All categories');
  expect(ticked()).toEqual([]);
});

test('tags are added to those of each file, one file after another, and only to the version that is shown', async () => {
  const user = await open();
  await user.click(box('Pool'));
  await user.click(box('Terrace'));
  await user.click((await bar()).getByRole('button', { name: 'Add tags...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Tags to 2 files' }));
  await user.click(dialog.getByRole('button', { name: 'Add tags' }));
  expect(dialog.getByText('Required!')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Tags/), 'winter, Blue');
  await user.click(dialog.getByRole('button', { name: 'Add tags' }));
  expect(await screen.findByText('2 changed.')).toBeInTheDocument();
  expect(sent('PUT').map(({ path, body, headers }) => [path, body, headers['If-Match']])).toEqual([
    ['/assets/1', { tags: [{ name: 'blue' }, { name: 'winter' }] }, '"4"'],
    ['/assets/2', { tags: [{ name: 'winter' }, { name: 'Blue' }] }, '"1"'],
  ]);
  expect(ticked()).toEqual([]);
});

test.each([
  [['Pool'], 'The file keeps the tags it has.', "It replaces the file's categories."],
  [['Pool', 'Spa'], 'The 2 files keep the tags they have.', 'It replaces the categories that they have.'],
])('the hints of the dialogs for %j speak of one file or of several', async (names, onTags, onCategory) => {
  const user = await open();
  for (const name of names) await user.click(box(name));
  await user.click((await bar()).getByRole('button', { name: 'Add tags...' }));
  expect(await screen.findByLabelText(/^Tags/)).toHaveAccessibleDescription(`Separate tags with commas. ${onTags}`);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click((await bar()).getByRole('button', { name: 'Set category...' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Set the Category/ }));
  expect(dialog.getByLabelText(/^Category/)).toHaveAccessibleDescription(onCategory);
});

test('files ticked during a change stay ticked', async () => {
  let answer = () => undefined as void;
  api.set('PUT /assets/1', () => new Promise((resolve) => (answer = () => resolve({ data: pool }))));
  const user = await open();
  await user.click(box('Pool'));
  await user.click((await bar()).getByRole('button', { name: 'Add tags...' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Add Tags/ }));
  await user.type(dialog.getByLabelText(/^Tags/), 'winter');
  await user.click(dialog.getByRole('button', { name: 'Add tags' }));
  await screen.findByText('0 of 1 changed…');
  await user.click(box('Arch'));
  act(() => answer());
  expect(await screen.findByText('1 changed.')).toBeInTheDocument();
  expect(ticked()).toEqual(['Arch']);
});

test('a file that could not be changed is named with the reason, and stays ticked for another attempt', async () => {
  api.set('PUT /assets/1', { status: 412, body: { message: 'Ivo Brandt saved this file meanwhile.', code: 'stale' } });
  const user = await open();
  await user.click(box('Pool'));
  await user.click(box('Spa'));
  const set = async () => {
    await user.click((await bar()).getByRole('button', { name: 'Set category...' }));
    await user.selectOptions(await screen.findByLabelText('Category', { selector: '[role=dialog] *' }), 'Calendars');
    await user.click(screen.getByRole('button', { name: 'Set category' }));
  };
  await set();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '1 changed, 1 could not be: Pool, because Ivo Brandt saved this file meanwhile.',
  );
  expect(ticked()).toEqual(['Pool']);
  expect(sent('PUT')[1]?.body).toEqual({ categories: ['cat#Calendars'] });
  api.set('PUT /assets/1', { data: pool });
  await set();
  await waitFor(() => expect(ticked()).toEqual([]));
});

test.each([
  ['Specials', '1 changed.'],
  ['Calendars', '0 changed, 1 could not be: Terrace, because the server could not be reached.'],
])('if no answer arrives, a file counts as changed if it already had that category: %s', async (category, message) => {
  api.lose('PUT /assets/:id');
  api.set('GET /assets/:id', { data: tagged });
  const user = await open();
  await user.click(box('Terrace'));
  await user.click((await bar()).getByRole('button', { name: 'Set category...' }));
  await user.selectOptions(await screen.findByLabelText('Category', { selector: '[role=dialog] *' }), category);
  await user.click(screen.getByRole('button', { name: 'Set category' }));
  expect(await screen.findByText(message, { exact: false })).toBeInTheDocument();
});

test('somebody who has moved on to another page is told there what failed', async () => {
  const answer = pendingAnswer({ status: 412, body: { message: 'Ivo Brandt saved this file meanwhile.', code: 'stale' } });
  api.set('PUT /assets/1', answer.route);
  const user = await open();
  await user.click(box('Pool'));
  await user.click((await bar()).getByRole('button', { name: 'Set category...' }));
  await user.click(await screen.findByRole('button', { name: 'Set category' }));
  expect(asksBeforeClosing()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await answer.release();
  expect(await screen.findByRole('alert')).toHaveTextContent('0 changed, 1 could not be: Pool, because Ivo Brandt');
  expect(asksBeforeClosing()).toBe(false);
});

test('there are no checkboxes for people who may only read, and no Delete without the right to it', async () => {
  act(() => signedInAs([granted('asset', null, 'r')]));
  await open();
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument();
  act(() => signedInAs([granted('asset', null, 'rw')]));
  await userEvent.setup().click(await screen.findByRole('checkbox', { name: 'Select Pool' }));
  expect((await bar()).getByRole('button', { name: 'Add tags...' })).toBeInTheDocument();
  expect((await bar()).queryByRole('button', { name: 'Delete...' })).not.toBeInTheDocument();
});

test('of many failed files, ten are named', () => {
  const failed = Array.from({ length: 12 }, (_, index) => ({ asset: { name: `File ${index}` } as Asset, reason: 'it is used.' }));
  const message = formatOutcome({ done: [], failed }, 'deleted');
  expect(message).toMatch(
    /^0 deleted, 12 could not be: File 0, because it is used\. .*File 9, because it is used\. And 2 more\.$/,
  );
});

test('a category counts as set although the response was lost', async () => {
  const user = await open();
  await user.click(box('Pool'));
  api.set('PUT /assets/1', { status: 504, body: '<html>Gateway timeout</html>' });
  api.set('GET /assets/:id', { data: { ...pool, version: 5, updated_by: { id: getSession().profile?.id, name: 'Nora' } } });
  await user.click((await bar()).getByRole('button', { name: 'Set category...' }));
  await user.click(await screen.findByRole('button', { name: 'Set category' }));
  expect(await screen.findByText('1 changed.')).toBeInTheDocument();
});
