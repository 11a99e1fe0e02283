import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from 'shared-kit/api/http';
import { queryClient } from 'shared-kit/api/queryClient';
import { resource } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { fakeApi, listOf } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { renderPage } from '../../testing/renderPage';
import { offerUndo, type Undo } from './offerUndo';

const PATH = '/properties/7/specials';
const item = (version: number) => ({ id: '1', version, title: 'Spa', created_at: '', updated_at: '', updated_by: null });
const api = resource<{ id: string; version: number; createdAt: string; updatedAt: string; updatedBy: null }>(PATH);
const watched = { path: PATH, id: '1', version: 4 };

function offer(undo: () => Promise<string | false | void> = () => Promise.resolve(), items: Undo['items'] = [watched]) {
  const run = jest.fn(undo);
  act(() => void offerUndo({ text: 'Spa archived.', name: 'Spa', undo: { items, run } }));
  return run;
}
const undoButton = () => screen.queryByRole('button', { name: 'Undo' });
const List = () => <p>{api.useList().data?.length}</p>;
const failing =
  (status: number, message = 'Not now.') =>
  () =>
    Promise.reject(new ApiError({ status, code: 'any', message }));

beforeEach(() => signedInAs());
const open = () => {
  const fake = fakeApi({
    [`GET ${PATH}`]: listOf([item(4)]),
    [`PUT ${PATH}/sort`]: undefined,
    [`PUT ${PATH}/:id`]: { data: item(5) },
    [`DELETE ${PATH}/:id`]: undefined,
  });
  return { ...renderPage(<List />, '/', '/'), fake };
};

test('Undo reverts the change and says that the item is as it was before', async () => {
  const { user } = open();
  const undo = offer();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Spa is as it was before.')).toBeInTheDocument();
});

test('Undo on a slow line is said to be under way', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open();
  offer(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Undoing...')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Spa is as it was before.')).toBeInTheDocument();
  expect(screen.queryByText('Undoing...')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('Undo pressed twice runs once', async () => {
  open();
  const undo = offer(() => new Promise(() => undefined));
  const button = await screen.findByRole('button', { name: 'Undo' });
  act(() => {
    button.click();
    button.click();
  });
  expect(undo).toHaveBeenCalledTimes(1);
});

test.each([
  ['saved again', () => api.save({}, '1')],
  ['deleted', async () => api.save({}, '2').then(() => api.remove('2'))],
])('Undo disappears as soon as the item is %s in this tab', async (event, change) => {
  open();
  offer();
  expect(undoButton()).toBeInTheDocument();
  if (event === 'deleted') api.remember({ id: '1', version: 4, createdAt: '', updatedAt: '', updatedBy: null });
  await act(async () => void (await (event === 'deleted' ? api.remove('1') : change())));
  await waitFor(() => expect(undoButton()).not.toBeInTheDocument());
});

test('Undo disappears as soon as a list shows that somebody else changed the item', async () => {
  const { fake } = open();
  await screen.findByText('1');
  offer();
  await act(() => api.refresh());
  expect(undoButton()).toBeInTheDocument();
  fake.set(`GET ${PATH}`, listOf([item(5)]));
  await act(() => api.refresh());
  await waitFor(() => expect(undoButton()).not.toBeInTheDocument());
});

test('Undo of several items stays until each of them was changed again', async () => {
  open();
  offer(undefined, [watched, { ...watched, id: '2' }]);
  act(() => void api.remember({ id: '1', version: 5, createdAt: '', updatedAt: '', updatedBy: null }));
  expect(undoButton()).toBeInTheDocument();
  act(() => void api.remember({ id: '2', version: 5, createdAt: '', updatedAt: '', updatedBy: null }));
  await waitFor(() => expect(undoButton()).not.toBeInTheDocument());
});

test('Undo of a move disappears with the next move; other Undos stay', async () => {
  open();
  offer();
  await act(() => api.sort({ ids: ['2'], to: 'top' }));
  expect(undoButton()).toBeInTheDocument();
  offer(undefined, [{ ...watched, watchesMoves: true }]);
  await act(() => api.refresh());
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  await act(() => api.sort({ ids: ['2'], to: 'top' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
});

test.each([
  ['the item was changed meanwhile', 412, 'Spa was changed again in the meantime, so it stays as it is.'],
  ['the item was deleted meanwhile', 404, 'Spa is no longer there, so nothing was undone.'],
  ['the right was lost', 403, 'Not now.'],
])('when %s, Undo says so and is not offered again', async (_what, status, sentence) => {
  const { user } = open();
  offer(failing(status));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(undoButton()).not.toBeInTheDocument();
});

test('an Undo that comes too late loads the list again, which shows what was changed meanwhile', async () => {
  const { user, fake } = open();
  await screen.findByText('1');
  offer(failing(412));
  fake.set(`GET ${PATH}`, listOf([item(5), { ...item(1), id: '2' }]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2')).toBeInTheDocument();
});

test.each([
  ['there is no connection', 0],
  ['the server restarts', 503],
  ['there were too many requests', 429],
])('when %s, Undo shows the message and can be pressed again', async (_what, status) => {
  const { user } = open();
  const undo = offer(failing(status));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  undo.mockResolvedValue(undefined);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Spa is as it was before.')).toBeInTheDocument();
  expect(undo).toHaveBeenCalledTimes(2);
});

test('an Undo whose code could not be loaded can be pressed again as well', async () => {
  const { user } = open();
  const undo = offer(() => Promise.reject(new Error('Loading chunk 7 failed.')));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
  undo.mockResolvedValue(undefined);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Spa is as it was before.')).toBeInTheDocument();
});

test('once the message with Undo is gone, its items are no longer watched', async () => {
  open();
  offer(undefined, [watched, { ...watched, id: '2' }]);
  expect(queryClient.getQueryCache().hasListeners()).toBe(true);
  act(() => ['one', 'two', 'three'].forEach((text) => void toast({ text })));
  expect(queryClient.getQueryCache().hasListeners()).toBe(false);
});

test('a change that cannot be undone is said all the same, with its link and without Undo', async () => {
  open();
  const link = { label: 'Open it', href: '/hotels/7/specials/1/edit' };
  act(() => void offerUndo({ text: 'Spa archived.', name: 'Spa', undo: undefined, link }));
  expect(await screen.findByText('Spa archived.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', link.href);
  expect(undoButton()).not.toBeInTheDocument();
});
