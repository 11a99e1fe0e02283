import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenModal, wireAsset } from 'shared-kit/testing/media';
import { closeModal } from 'shared-kit/shellServices/modal';
import { dismissToast, useToasts } from 'shared-kit/shellServices/toast';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs, signedOut } from 'shared-kit/testing/fakeSession';
import { getSession } from 'shared-kit/session';
import { Link, Route, Routes } from 'shared-kit/router';
import { MemoryRouter } from 'shared-kit/testing/router';
import { ToastRegion } from 'shared-kit/ui/toast/ToastRegion';
import type { Asset } from 'shared-kit/rules/entities';
import MediaPage from '../MediaPage';
import { outcomeSentence } from './changeMany';

const pool = wireAsset('1', { name: 'Pool', tags: [{ id: 't1', name: 'blue' }], version: 4 });
const tagged = wireAsset('2', { name: 'Terrace', tags: [{ id: 't2', name: 'cat#Specials' }] });
const all = [pool, tagged, wireAsset('3', { name: 'Spa' }), wireAsset('4', { name: 'Arch' })];
const USED = 'This file is used in one place: Winter Escape.';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  signedInAs();
  api = fakeApi({
    'GET /assets': listOf(all),
    'PUT /assets/1': { data: pool },
    'PUT /assets/:id': ({ params }: FakeCall) => ({ data: { ...all[0], id: params.id, version: 9 } }),
    'DELETE /assets/2': { status: 409, body: { message: USED, code: 'conflict' } },
    'DELETE /assets/:id': undefined,
    'GET /assets/:id/usage': ({ params }: FakeCall) => ({ data: params.id === '2' ? [{}] : [], meta: { count: 0 } }),
    'GET /bin': ({ query }: FakeCall) => listOf([{ id: `b${query.item_id}`, item_id: query.item_id }]),
    'POST /bin/:id/restore': { data: {}, meta: { left_out: [] } },
  });
});
afterEach(() => {
  document.querySelectorAll<HTMLElement>('[aria-label=Dismiss]').forEach((button) => act(() => button.click()));
  act(() => closeModal());
  act(() => signedOut());
});

const Toasts = () => <ToastRegion toasts={useToasts()} onDismiss={dismissToast} />;

async function open() {
  render(
    <MemoryRouter initialEntries={['/media']}>
      <Routes>
        <Route path="/media" element={<MediaPage />} />
        <Route path="/elsewhere" element={<h1>Elsewhere</h1>} />
      </Routes>
      <Link to="/elsewhere">Leave</Link>
      <OpenModal />
      <Toasts />
    </MemoryRouter>,
  );
  await screen.findByText('Pool');
  return userEvent.setup();
}
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const bar = async () => within(await screen.findByRole('region', { name: 'Selection' }));
const sent = (method: string) => api.calls.filter((call) => call.method === method);
const ticked = () => all.map(({ name }) => name).filter((name) => (box(name) as HTMLInputElement).checked);

test('each card has a box beside its link; ticks are counted, and Clear takes them away', async () => {
  const user = await open();
  expect(box('Pool').closest('a')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  await user.click(box('Pool'));
  box('Spa').focus();
  await user.keyboard(' ');
  expect((await bar()).getByRole('status')).toHaveTextContent('2 selected');
  await user.click((await bar()).getByRole('button', { name: 'Clear' }));
  expect(ticked()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
});

test('Shift takes all from the last one, both ways', async () => {
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

test('tags are added to those that each has, one file after another, over the version shown', async () => {
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

test('what is ticked while a change is on its way stays ticked', async () => {
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

test('a file that could not be changed is told by name with the reason, and stays ticked for another attempt', async () => {
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

test('deleting says how many are in use; the refusal of the server is told by name, and Undo brings the others back', async () => {
  const user = await open();
  for (const name of ['Pool', 'Terrace', 'Spa']) await user.click(box(name));
  await user.click((await bar()).getByRole('button', { name: 'Delete...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Assets' }));
  expect(dialog.getByText('3 files')).toBeInTheDocument();
  expect(dialog.getByText(/^1 of them is in use and will not be deleted\./)).toBeInTheDocument();
  api.set('GET /assets', listOf([tagged]));
  await user.click(dialog.getByRole('button', { name: 'Delete Assets' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '2 deleted, 1 could not be: Terrace, because this file is used in one place: Winter Escape.',
  );
  expect(sent('DELETE').map(({ query, headers }) => [query, headers['If-Match']])).toEqual([
    [{}, '"4"'],
    [{}, '"1"'],
    [{}, '"1"'],
  ]);
  expect(box('Terrace')).toBeChecked();
  api.set('GET /assets', listOf(all));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('All 2 are back.')).toBeInTheDocument();
  expect(sent('POST').map(({ path }) => path)).toEqual(['/bin/b1/restore', '/bin/b3/restore']);
});

test('a file that somebody else has deleted is deleted', async () => {
  api.set('DELETE /assets/:id', { status: 404, body: { message: 'There is no such file in the library.', code: 'not_found' } });
  const user = await open();
  await user.click(box('Pool'));
  await user.click((await bar()).getByRole('button', { name: 'Delete...' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Assets' }));
  expect(await screen.findByText('1 deleted.')).toBeInTheDocument();
});

test('where files are used cannot be asked: that is said, and nothing is deleted', async () => {
  api.set('GET /assets/:id/usage', { status: 503, body: { message: 'Please try again in a moment.', code: 'unavailable' } });
  const user = await open();
  await user.click(box('Pool'));
  await user.click((await bar()).getByRole('button', { name: 'Delete...' }));
  expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** Answers a call once it is told to. */
function held(answer: object) {
  let give = () => {};
  const waiting = new Promise<void>((resolve) => (give = resolve));
  return { route: () => waiting.then(() => answer), give: () => act(async () => give()) };
}
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('whoever goes on to another page meanwhile is told there what could not be done', async () => {
  const answer = held({ status: 412, body: { message: 'Ivo Brandt saved this file meanwhile.', code: 'stale' } });
  api.set('PUT /assets/1', answer.route);
  const user = await open();
  await user.click(box('Pool'));
  await user.click((await bar()).getByRole('button', { name: 'Set category...' }));
  await user.click(await screen.findByRole('button', { name: 'Set category' }));
  expect(closing()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await answer.give();
  expect(await screen.findByRole('alert')).toHaveTextContent('0 changed, 1 could not be: Pool, because Ivo Brandt');
  expect(closing()).toBe(false);
});

test('the question before deleting opens over no other page', async () => {
  const answer = held({ data: [], meta: { count: 0 } });
  api.set('GET /assets/:id/usage', answer.route);
  const user = await open();
  await user.click(box('Pool'));
  await user.click((await bar()).getByRole('button', { name: 'Delete...' }));
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await answer.give();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who may only read sees no boxes, and who may not delete no Delete', async () => {
  act(() => signedInAs([granted('asset', null, 'r')]));
  await open();
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument();
  act(() => signedInAs([granted('asset', null, 'rw')]));
  await userEvent.setup().click(await screen.findByRole('checkbox', { name: 'Select Pool' }));
  expect((await bar()).getByRole('button', { name: 'Add tags...' })).toBeInTheDocument();
  expect((await bar()).queryByRole('button', { name: 'Delete...' })).not.toBeInTheDocument();
});

test('of very many that failed ten are named', () => {
  const failed = Array.from({ length: 12 }, (_, index) => ({ asset: { name: `File ${index}` } as Asset, why: 'it is used.' }));
  const sentence = outcomeSentence({ done: [], failed }, 'deleted');
  expect(sentence).toMatch(
    /^0 deleted, 12 could not be: File 0, because it is used\. .*File 9, because it is used\. And 2 more\.$/,
  );
});

test('a file that was deleted or changed and whose answer was lost counts, and Undo brings it back', async () => {
  const user = await open();
  for (const name of ['Pool', 'Spa']) await user.click(box(name));
  await user.click((await bar()).getByRole('button', { name: 'Delete...' }));
  api.set('DELETE /assets/:id', 'network gone');
  api.set('GET /assets/:id', ({ params }: FakeCall) =>
    params.id === '1' ? { status: 404, body: { message: 'There is no such file.', code: 'not_found' } } : { data: all[2] },
  );
  await user.click(await screen.findByRole('button', { name: 'Delete Assets' }));
  expect(await screen.findByText(/^1 deleted, 1 could not be: Spa, because/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is back.')).toBeInTheDocument();
});

test('a category that was set and whose answer was lost is set', async () => {
  const user = await open();
  await user.click(box('Pool'));
  api.set('PUT /assets/1', { status: 504, body: '<html>Gateway timeout</html>' });
  api.set('GET /assets/:id', { data: { ...pool, version: 5, updated_by: { id: getSession().profile?.id, name: 'Nora' } } });
  await user.click((await bar()).getByRole('button', { name: 'Set category...' }));
  await user.click(await screen.findByRole('button', { name: 'Set category' }));
  expect(await screen.findByText('1 changed.')).toBeInTheDocument();
});
