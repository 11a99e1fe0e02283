import { act, screen, within } from '@testing-library/react';
import { openModal } from 'shared-kit/shellServices/modal';
import { listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { all, bar, box, bulkServer, closeLibrary, open, pendingAnswer, tagged } from '../../../testing/media/bulk';

let api: ReturnType<typeof bulkServer>;
beforeEach(() => {
  signedInAs();
  api = bulkServer();
});
afterEach(closeLibrary);

const sent = (method: string) => api.calls.filter((call) => call.method === method);

test('deleting says how many are in use, names those that the server refuses, and offers Undo for the others', async () => {
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

test('a file that somebody else has deleted counts as deleted', async () => {
  api.set('DELETE /assets/:id', { status: 404, body: { message: 'There is no such file in the library.', code: 'not_found' } });
  const user = await open();
  await user.click(box('Pool'));
  await user.click((await bar()).getByRole('button', { name: 'Delete...' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Assets' }));
  expect(await screen.findByText('1 deleted.')).toBeInTheDocument();
});

test('a file that was deleted before the question does not keep the others from being deleted', async () => {
  const gone = { status: 404, body: { message: 'There is no such file in the library.', code: 'not_found' } };
  const ofPool = (answer: object) => (call: FakeCall) => (call.params.id === '1' ? gone : answer);
  api.set('GET /assets/:id/usage', ofPool({ data: [], meta: { count: 0 } }));
  api.set('DELETE /assets/:id', ofPool({ status: 204 }));
  const user = await open();
  for (const name of ['Pool', 'Spa']) await user.click(box(name));
  await user.click((await bar()).getByRole('button', { name: 'Delete...' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Assets' }));
  expect(await screen.findByText('2 deleted.')).toBeInTheDocument();
});

test('a file that is used only where the person may not read counts as in use', async () => {
  api.set('GET /assets/:id/usage', { data: [], meta: { count: 2 } });
  const user = await open();
  await user.click(box('Pool'));
  await user.click((await bar()).getByRole('button', { name: 'Delete...' }));
  expect(await screen.findByText(/^It is in use and will not be deleted\./)).toBeInTheDocument();
});

test.each([
  [['Pool'], 'Pool stays in the library.', /^It is in use and will not be deleted\./],
  [['Pool', 'Spa'], '2 files stay in the library.', /^They are in use and will not be deleted\./],
])('when all of %j are in use, the question does not say that they go to the bin', async (names, outcome, reason) => {
  api.set('GET /assets/:id/usage', { data: [], meta: { count: 2 } });
  const user = await open();
  for (const name of names) await user.click(box(name));
  await user.click((await bar()).getByRole('button', { name: 'Delete...' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Assets' });
  expect(dialog).toHaveTextContent(outcome);
  expect(within(dialog).getByText(reason)).toBeInTheDocument();
  expect(dialog).not.toHaveTextContent('bin');
});

test.each([
  [2, 'Of 3 files, 1 goes to the bin. It can be restored from there for 30 days.', /^2 of them are in use/],
  [1, 'Of 3 files, 2 go to the bin. They can be restored from there for 30 days.', /^1 of them is in use/],
  [0, '3 files go to the bin. They can be restored from there for 30 days.', /^No content uses any of them\./],
])('when %s of three are in use, only the others are said to go to the bin', async (used, outcome, reason) => {
  api.set('GET /assets/:id/usage', ({ params }: FakeCall) => ({ data: [], meta: { count: Number(params.id) > used ? 0 : 1 } }));
  const user = await open();
  for (const name of ['Pool', 'Terrace', 'Spa']) await user.click(box(name));
  await user.click((await bar()).getByRole('button', { name: 'Delete...' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Assets' });
  expect(dialog).toHaveTextContent(outcome);
  expect(within(dialog).getByText(reason)).toBeInTheDocument();
});

test('when the usage of files fails to load, that is reported and nothing is deleted', async () => {
  api.set('GET /assets/:id/usage', { status: 503, body: { message: 'Please try again in a moment.', code: 'unavailable' } });
  const user = await open();
  await user.click(box('Pool'));
  await user.click((await bar()).getByRole('button', { name: 'Delete...' }));
  expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the confirmation of a deletion does not open over another page', async () => {
  const answer = pendingAnswer({ data: [], meta: { count: 0 } });
  api.set('GET /assets/:id/usage', answer.route);
  const user = await open();
  await user.click(box('Pool'));
  await user.click((await bar()).getByRole('button', { name: 'Delete...' }));
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await answer.release();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the confirmation of a deletion does not take the place of a dialog that was opened in the meantime', async () => {
  const answer = pendingAnswer({ data: [], meta: { count: 0 } });
  api.set('GET /assets/:id/usage', answer.route);
  const user = await open();
  await user.click(box('Pool'));
  await user.click((await bar()).getByRole('button', { name: 'Delete...' }));
  act(() => openModal({ name: 'Upload File', title: 'Upload File', body: null }));
  await answer.release();
  expect(screen.getByRole('dialog', { name: 'Upload File' })).toBeInTheDocument();
  expect(box('Pool')).toBeChecked();
});

test('a deletion counts although the response was lost, and Undo restores the file', async () => {
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
