import { act, screen, waitFor } from '@testing-library/react';
import { resource } from 'shared-kit/api/resource';
import { fakeApi, listOf } from '../testing/fakeApi';
import { signedInAs } from '../testing/fakeSession';
import { renderPage } from '../testing/renderPage';
import { offerUndo } from './offerUndo';

const PATH = '/properties/7/specials';
const item = (version: number) => ({ id: '1', version, title: 'Spa', created_at: '', updated_at: '', updated_by: null });
const api = resource<{ id: string; version: number; createdAt: string; updatedAt: string; updatedBy: null }>(PATH);

function offer(undo: (version: number) => Promise<unknown> = () => Promise.resolve(), ofMove = false) {
  const done = jest.fn(undo);
  act(() =>
    offerUndo({
      text: 'Spa archived.',
      name: 'Spa',
      path: PATH,
      item: { id: '1', version: 4 },
      undo: async (version) => void (await done(version)),
      ofMove,
    }),
  );
  return done;
}
const undoButton = () => screen.queryByRole('button', { name: 'Undo' });
const List = () => <p>{api.useList().data?.length}</p>;

beforeEach(() => signedInAs());
const open = (version = 4) => {
  const fake = fakeApi({
    [`GET ${PATH}`]: listOf([item(version)]),
    [`PUT ${PATH}/sort`]: undefined,
    [`PUT ${PATH}/:id`]: { data: item(5) },
    [`DELETE ${PATH}/:id`]: undefined,
  });
  return { ...renderPage(<List />, '/', '/'), fake };
};

test('Undo runs over the version that the change made, and says that all is as it was', async () => {
  const { user } = open();
  const undo = offer();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledWith(4);
  expect(await screen.findByText('Spa is as it was.')).toBeInTheDocument();
});

test.each([
  ['saved again', () => api.save({}, '1')],
  ['deleted', async () => api.save({}, '2').then(() => api.remove('2'))],
])('Undo goes as soon as the item is %s here', async (what, change) => {
  open();
  offer();
  expect(undoButton()).toBeInTheDocument();
  if (what === 'deleted') api.remember({ id: '1', version: 4, createdAt: '', updatedAt: '', updatedBy: null });
  await act(async () => void (await (what === 'deleted' ? api.remove('1') : change())));
  await waitFor(() => expect(undoButton()).not.toBeInTheDocument());
});

test('Undo goes as soon as a list shows that somebody else changed the item', async () => {
  const { fake } = open();
  await screen.findByText('1');
  offer();
  await act(() => api.refresh());
  expect(undoButton()).toBeInTheDocument();
  fake.set(`GET ${PATH}`, listOf([item(5)]));
  await act(() => api.refresh());
  await waitFor(() => expect(undoButton()).not.toBeInTheDocument());
});

test('Undo of a move goes with the next move; other offers stay', async () => {
  open();
  offer();
  await act(() => api.sort({ ids: ['2'], to: 'top' }));
  expect(undoButton()).toBeInTheDocument();
  offer(undefined, true);
  await act(() => api.refresh());
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  await act(() => api.sort({ ids: ['2'], to: 'top' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
});

test('an Undo that comes too late changes nothing and says so', async () => {
  const { user, fake } = open();
  fake.set(`PUT ${PATH}/:id`, { status: 412, body: { message: 'Somebody saved.', code: 'stale', current: item(9) } });
  offer((version) => api.save({}, '1', version));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Spa was changed again meanwhile, so it stays as it is.')).toBeInTheDocument();
});
