import { act, render, screen, waitFor } from '@testing-library/react';
import { fakeApi, listOf, type FakeCall } from '../../testing/fakeApi';
import { signOut } from 'shared-kit/session';
import { signedInAs } from '../../testing/fakeSession';
import type { ItemBase } from '../rules/entities';
import { PER_PAGE } from '../rules/limits';
import { queryClient } from './queryClient';
import { resource, type Loaded, type Query } from './resource';

interface Note extends ItemBase {
  title: string;
}

const notes = resource<Note>('/notes');
const note = (id: string, title = `Note ${id}`) => ({ id, title, version: 1 });

const flags = ({ loading, error, data, meta }: Loaded<unknown>) =>
  JSON.stringify({ loading, error: error?.message ?? null, data: data !== undefined, count: meta?.count ?? null });
const List = () => <p>{flags(notes.useList())}</p>;
const Item = () => {
  const item = notes.useOne('1');
  return <p>{`${flags(item)} ${item.data?.title ?? ''}`}</p>;
};

beforeEach(() => {
  queryClient.clear();
  signedInAs();
});

test('a list has data, meta, loading and error, before and after the response', async () => {
  fakeApi({ 'GET /notes': listOf([note('1')]) });
  render(<List />);
  expect(screen.getByText(/"loading":true,"error":null,"data":false/)).toBeInTheDocument();
  expect(await screen.findByText(/"loading":false,"error":null,"data":true,"count":1/)).toBeInTheDocument();
});

test('the old rows are shown until another page or filter has loaded, but not for another tab or state', async () => {
  const api = fakeApi({ 'GET /notes': listOf([note('1')]) });
  const Part = (query: Query) => {
    const { loading, stale, data } = notes.useList(query);
    return <p>{JSON.stringify({ loading, stale, rows: data?.length ?? null })}</p>;
  };
  const view = render(<Part archived={false} page={1} />);
  expect(await screen.findByText('{"loading":false,"stale":false,"rows":1}')).toBeInTheDocument();
  api.set('GET /notes', () => new Promise(() => undefined));
  view.rerender(<Part archived={false} page={2} title="i%%a" />);
  expect(screen.getByText('{"loading":false,"stale":true,"rows":1}')).toBeInTheDocument();
  view.rerender(<Part archived={false} page={1} />);
  for (const other of [{ archived: true }, { archived: false, state: 'live' }]) {
    view.rerender(<Part {...other} page={1} />);
    expect(screen.getByText('{"loading":true,"stale":false,"rows":null}')).toBeInTheDocument();
  }
});

/** A server with 2,500 notes, of which no page holds more than 2,000. */
const manyNotes = () =>
  fakeApi({
    'GET /notes': ({ query }: FakeCall) => {
      const page = Number(query.page ?? 1);
      const next = page === 1 ? 'https://api.example/api/notes?per_page=2000&page=2' : null;
      const length = page === 1 ? 2_000 : 500;
      return listOf(
        Array.from({ length }, (_, index) => note(String((page - 1) * 2_000 + index))),
        { count: 2_500, links: { previous: null, next } },
      );
    },
  });
const Rows = (query: Query) => <p>{`${notes.useList(query).data?.length ?? 'no'} rows`}</p>;

test('a list with the largest page size and no page number loads all pages', async () => {
  const api = manyNotes();
  render(<Rows perPage={PER_PAGE.max} />);
  expect(await screen.findByText('2500 rows')).toBeInTheDocument();
  expect(api.calls.map(({ query }) => query.page)).toEqual([undefined, '2']);
});

test('a list with a page number loads only that page', async () => {
  const api = manyNotes();
  render(<Rows perPage={PER_PAGE.max} page={1} />);
  expect(await screen.findByText('2000 rows')).toBeInTheDocument();
  expect(api.calls).toHaveLength(1);
});

test('a failure stores the server’s message, and the next request clears it', async () => {
  const api = fakeApi({ 'GET /notes/:id': { status: 403, body: { message: 'You may not read notes.', code: 'forbidden' } } });
  render(<Item />);
  expect(await screen.findByText(/"error":"You may not read notes."/)).toBeInTheDocument();
  api.set('GET /notes/:id', { data: note('1') });
  await act(() => notes.refresh());
  expect(await screen.findByText(/"error":null.* Note 1/)).toBeInTheDocument();
});

test('deleting an item removes it from the cache', async () => {
  fakeApi({ 'GET /notes/:id': { data: note('1') }, 'DELETE /notes/:id': undefined });
  const { unmount } = render(<Item />);
  await screen.findByText(/Note 1/);
  unmount();
  await act(() => notes.remove('1'));
  expect(queryClient.getQueryData(['/notes', 'one', '1'])).toBeUndefined();
});

test('the next person to sign in does not see what the previous one loaded', async () => {
  fakeApi({ 'GET /notes/:id': { data: note('1', 'A secret') }, 'DELETE /auth': undefined });
  const { unmount } = render(<Item />);
  await screen.findByText(/A secret/);
  unmount();
  await act(() => signOut().then(() => undefined));
  signedInAs([], { id: '2' });
  fakeApi({ 'GET /notes/:id': { status: 403, body: { message: 'You may not read notes.', code: 'forbidden' } } });
  render(<Item />);
  expect(screen.queryByText(/A secret/)).not.toBeInTheDocument();
  expect(await screen.findByText(/"error":"You may not read notes."/)).toBeInTheDocument();
  expect(screen.queryByText(/A secret/)).not.toBeInTheDocument();
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
    await screen.findByText(/"count":1/);
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
