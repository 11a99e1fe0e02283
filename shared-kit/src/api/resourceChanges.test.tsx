import { act, render, screen, waitFor } from '@testing-library/react';
import { fakeApi, listOf } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import type { ItemBase } from '../rules/entities';
import { queryClient } from './queryClient';
import { resource, whenChanged } from './resource';

interface Note extends ItemBase {
  title: string;
}

const notes = resource<Note>('/notes');
const note = (id: string, title = `Note ${id}`) => ({ id, title, version: 1 });
const List = () => <p>{`${notes.useList().meta?.count} in all`}</p>;
const Item = () => <p>{notes.useOne('1').data?.title}</p>;

beforeEach(() => {
  queryClient.clear();
  signedInAs();
});

test('deleting an item removes it from the cache', async () => {
  fakeApi({ 'GET /notes/:id': { data: note('1') }, 'DELETE /notes/:id': undefined });
  const { unmount } = render(<Item />);
  await screen.findByText(/Note 1/);
  unmount();
  await act(() => notes.remove('1'));
  expect(queryClient.getQueryData(['/notes', 'one', '1'])).toBeUndefined();
});

test('after a save, the saved item is shown', async () => {
  const api = fakeApi({ 'GET /notes/:id': { data: note('1') }, 'PUT /notes/:id': { data: note('1', 'Changed') } });
  render(<Item />);
  await screen.findByText(/Note 1/);
  api.set('GET /notes/:id', { data: note('1', 'Changed') });
  await act(() => notes.save({ title: 'Changed' }, '1', 1).then(() => undefined));
  await waitFor(() => expect(screen.getByText(/Changed/)).toBeInTheDocument());
  expect(api.calls.find(({ method }) => method === 'PUT')?.headers['If-Match']).toBe('"1"');
});

describe('creating an item again after a lost response', () => {
  const ID = '6d1f5c1e-7f0f-4b1c-9a53-0c3d6e7a8b90';
  const taken = { status: 409, body: { message: 'There is one already.', code: 'conflict' } };

  test('updates the item that the first attempt created', async () => {
    const api = fakeApi({ 'POST /notes': 'network gone', 'PUT /notes/:id': ({ params }) => ({ data: note(params.id ?? '') }) });
    await expect(notes.save({ title: 'Note' }, undefined, undefined, ID)).rejects.toMatchObject({ status: 0 });
    api.set('POST /notes', taken);
    expect(await notes.save({ title: 'Note!' }, undefined, undefined, ID)).toMatchObject({ id: ID });
    const [first, second, last] = api.calls;
    expect([first?.headers['Idempotency-Key'], second?.headers['Idempotency-Key']]).toEqual([ID, ID]);
    expect(last).toMatchObject({ method: 'PUT', path: `/notes/${ID}`, body: { title: 'Note!' }, headers: { 'If-Match': '"1"' } });
  });

  test('is a conflict if somebody has changed the item since', async () => {
    const current = note(ID, 'Theirs');
    fakeApi({
      'POST /notes': taken,
      'PUT /notes/:id': { status: 412, body: { message: 'Changed.', code: 'stale', fields: {}, current } },
    });
    await expect(notes.save({ title: 'Note' }, undefined, undefined, ID)).rejects.toMatchObject({ status: 412, current });
  });

  test('fails with the message of the 409 if another item is in the way', async () => {
    fakeApi({ 'POST /notes': taken });
    await expect(notes.save({ title: 'Note' }, undefined, undefined, ID)).rejects.toMatchObject({
      status: 409,
      message: 'There is one already.',
    });
  });

  test('is not tried if the 409 names a field: its value is taken by another item', async () => {
    const body = { message: 'There is one with this name.', code: 'conflict', fields: { name: 'Already taken' } };
    const api = fakeApi({ 'POST /notes': { status: 409, body } });
    await expect(notes.save({ title: 'Note' }, undefined, undefined, ID)).rejects.toMatchObject({ fields: body.fields });
    expect(api.paths()).toEqual(['POST /notes']);
  });

  test('is tried if the 409 names the id, which two attempts at once share', async () => {
    const body = { message: 'There is one with this id.', code: 'conflict', fields: { id: 'Already taken' } };
    fakeApi({ 'POST /notes': { status: 409, body }, 'PUT /notes/:id': { data: note(ID) } });
    expect(await notes.save({ title: 'Note' }, undefined, undefined, ID)).toMatchObject({ id: ID });
  });
});

test('deleting an item that somebody else has deleted succeeds', async () => {
  fakeApi({ 'DELETE /notes/:id': { status: 404, body: { message: 'There is no such note.', code: 'not_found' } } });
  await expect(notes.remove('1')).resolves.toBeUndefined();
});

test('a deletion without a response is tried again, and a 404 then means that it was done', async () => {
  const api = fakeApi({});
  const deleted = { status: 404, body: { message: 'There is no such note.', code: 'not_found' } };
  let sent = 0;
  api.set('DELETE /notes/:id', () => (sent++ === 0 ? 'network gone' : deleted));
  await expect(notes.remove('1')).resolves.toBeUndefined();
  api.set('DELETE /notes/:id', 'network gone');
  await expect(notes.remove('1')).rejects.toMatchObject({ status: 0 });
});

test('a deletion that is refused is not tried again', async () => {
  const api = fakeApi({
    'DELETE /notes/:id': { status: 409, body: { message: 'The note is in use.', code: 'conflict' } },
  });
  await expect(notes.remove('1')).rejects.toMatchObject({ status: 409 });
  expect(api.paths()).toEqual(['DELETE /notes/1']);
});

describe('a change that is refused because the page was out of date', () => {
  const deleted = { status: 404, body: { message: 'There is no such note.', code: 'not_found' } };
  const changed = { status: 412, body: { message: 'Changed.', code: 'stale', fields: {}, current: note('1') } };
  const misplaced = { status: 422, body: { message: 'The row to move to is elsewhere.', code: 'validation_failed', fields: {} } };
  const pathsAfter = async (write: () => Promise<unknown>, answer: object) => {
    const api = fakeApi({
      'GET /notes': listOf([note('1')]),
      'GET /notes/:id': { data: note('1') },
      'PUT /notes/sort': answer,
      'PUT /notes/:id': answer,
      'DELETE /notes/:id': answer,
    });
    render(<List />);
    render(<Item />);
    await screen.findByText(/Note 1/);
    await screen.findByText('1 in all');
    api.calls.length = 0;
    await act(() => write().catch(() => undefined));
    await act(() => Promise.resolve());
    return api.paths();
  };

  test.each([
    ['a deletion', () => notes.remove('1'), deleted],
    ['a change', () => notes.save({ title: 'Note' }, '1'), deleted],
    ['a change over an older version', () => notes.save({ title: 'Note' }, '1', 1), changed],
    ['a move', () => notes.sort({ ids: ['1'], to: 'top' }), misplaced],
  ])('%s: lists are reloaded, and an open item is not', async (_, write, answer) => {
    const paths = await pathsAfter(write, answer);
    expect(paths).toContain('GET /notes');
    expect(paths).not.toContain('GET /notes/1');
  });
});

test.each([409, 500])('a change that fails with a %d loads no list again', async (status) => {
  const api = fakeApi({ 'GET /notes': listOf([note('1')]), 'PUT /notes/:id': { status, body: { message: 'No.', code: 'no' } } });
  render(<List />);
  await screen.findByText('1 in all');
  await act(() => notes.archive({ id: '1' }, true).catch(() => undefined));
  await act(() => Promise.resolve());
  expect(api.paths()).toEqual(['GET /notes', 'PUT /notes/1']);
});

describe('an answer that was asked for before a change', () => {
  let answer: (value: object) => void;
  const late = () => new Promise<object>((resolve) => (answer = resolve));
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

  test('does not undo a save when the item was loaded on hover', async () => {
    const changed = { ...note('1', 'Changed'), version: 2 };
    fakeApi({ 'GET /notes/:id': late, 'PUT /notes/:id': { data: changed } });
    notes.prefetch('1');
    await settle();
    await act(() => notes.save({ title: 'Changed' }, '1').then(() => undefined));
    answer({ data: note('1') });
    await settle();
    expect(queryClient.getQueryData(['/notes', 'one', '1'])).toEqual({ data: changed });
  });

  test('is not shown in a list that is loaded for the first time', async () => {
    const api = fakeApi({ 'GET /notes': late, 'PUT /notes/:id': { data: note('1') } });
    render(<List />);
    await settle();
    api.set('GET /notes', listOf([]));
    const archived = notes.archive({ id: '1' }, true);
    await settle();
    answer(listOf([note('1')]));
    await act(() => archived.then(() => undefined));
    expect(await screen.findByText(/\d in all/)).toHaveTextContent('0 in all');
  });
});

describe('whoever watches an item', () => {
  afterEach(() => jest.useRealTimers());

  test('hears of its deletion here', async () => {
    fakeApi({ 'DELETE /notes/:id': undefined });
    const run = jest.fn();
    whenChanged('/notes', note('1'), run);
    await notes.remove('2');
    expect(run).not.toHaveBeenCalled();
    await notes.remove('1');
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('hears nothing when the cache forgets what was loaded of it', async () => {
    jest.useFakeTimers();
    queryClient.setQueryData(['/notes', 'one', '1'], { data: note('1') });
    const run = jest.fn();
    const stop = whenChanged('/notes', note('1'), run);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(queryClient.getQueryData(['/notes', 'one', '1'])).toBeUndefined();
    expect(run).not.toHaveBeenCalled();
    stop();
  });
});
