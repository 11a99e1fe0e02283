import { act, renderHook } from '@testing-library/react';
import { resource } from 'shared-kit/api/resource';
import { useToasts } from 'shared-kit/shellServices/toast';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import type { ItemBase, ListMeta } from '../rules/entities';
import { useListOrder } from './useListOrder';

const row = (id: string) => ({ id, version: 1, createdAt: '', updatedAt: '', updatedBy: null });
const rows: ItemBase[] = ['1', '2'].map(row);
const meta: ListMeta = { page: 1, totalPages: 2, perPage: 2, count: 4, links: { previous: null, next: null } };

test.each([
  ['above the first row of a group', meta, { part: rows }, 0, -1],
  ['below the last row of a group', meta, { part: rows }, 1, 2],
  ['of a row that has just been deleted', meta, {}, 5, 7],
  ['beyond a page of which nobody knows the place', undefined, {}, 1, 2],
])('a move %s does nothing', async (_where, known, { part }: { part?: ItemBase[] }, from, to) => {
  signedInAs();
  const api = fakeApi({});
  const { result } = renderHook(() => ({
    order: useListOrder({
      api: resource<ItemBase>('/notes'),
      list: { data: rows, meta: known },
      listQuery: {},
      sortQuery: {},
      titleOf: ({ id }) => id,
    }),
    toasts: useToasts(),
  }));
  const { reorder, move } = result.current.order;
  await act(async () => expect(await (part ? reorder(part, from, to) : move(from, to))).toBe(false));
  expect(result.current.toasts).toEqual([]);
  expect(api.calls).toEqual([]);
});

test('a move of which nobody knows whether it is stored is not said to have failed', async () => {
  signedInAs();
  fakeApi({
    'PUT /notes/sort': 'network gone',
    'GET /notes': 'network gone',
  });
  const { result } = renderHook(() => ({
    order: useListOrder({
      api: resource<ItemBase>('/notes'),
      list: { data: rows, meta },
      listQuery: {},
      sortQuery: {},
      titleOf: ({ id }) => id,
      refusal: 'The order was not saved. ',
    }),
    toasts: useToasts(),
  }));
  await act(async () => expect(await result.current.order.move(0, 1)).toBe('unknown'));
  expect(result.current.toasts.map(({ text }) => text)).toEqual([
    'The server could not be reached. Check your connection and try again. It may have been done all the same.',
  ]);
});

test.each([
  ['a refused move', { status: 409, body: { message: 'The list has changed meanwhile.', code: 'conflict' } }],
  ['a move that nobody knows is stored', 'network gone' as const],
])('after %s the rows are in their former order', async (_what, answer) => {
  signedInAs();
  fakeApi({ 'PUT /notes/sort': answer, 'GET /notes': 'network gone' });
  const options = { api: resource<ItemBase>('/notes'), list: { data: rows, meta }, listQuery: {}, sortQuery: {} };
  const { result } = renderHook(() => useListOrder({ ...options, titleOf: ({ id }) => id }));
  const order = () => result.current.rows?.map(({ id }) => id);
  let move: Promise<unknown> | undefined;
  act(() => void (move = result.current.move(0, 1)));
  expect(order()).toEqual(['2', '1']);
  await act(() => move);
  expect(order()).toEqual(['1', '2']);
});
