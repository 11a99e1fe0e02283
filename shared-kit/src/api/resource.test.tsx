import { act, render, screen } from '@testing-library/react';
import { fakeApi, listOf, type FakeCall } from '../../testing/fakeApi';
import { signOut } from 'shared-kit/session';
import { signedInAs } from '../../testing/fakeSession';
import type { ItemBase } from '../rules/entities';
import { PER_PAGE } from '../rules/limits';
import { queryClient } from './queryClient';
import { refresh, resource, useGet, useResource, type Loaded, type Query } from './resource';

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

test('the rows of another collection are never shown while a list is loading', async () => {
  fakeApi({ 'GET /notes': listOf([note('1')]), 'GET /drafts': 'no answer' });
  const Part = ({ path }: { path: string }) => {
    const { loading, data } = useResource<Note>(path).useList();
    return <p>{JSON.stringify({ loading, rows: data?.length ?? null })}</p>;
  };
  const view = render(<Part path="/notes" />);
  expect(await screen.findByText('{"loading":false,"rows":1}')).toBeInTheDocument();
  view.rerender(<Part path="/drafts" />);
  expect(screen.getByText('{"loading":true,"rows":null}')).toBeInTheDocument();
});

/** A server with 2,500 notes, which returns at most 2,000 per page. */
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

test('an item is shown from its own row of a list until it has loaded, and never from another row', async () => {
  fakeApi({ 'GET /notes': listOf([note('2'), note('1')]), 'GET /notes/:id': 'no answer' });
  render(<List />);
  await screen.findByText(/"count":2/);
  const { unmount } = render(<Item />);
  expect(screen.getByText(/Note 1/)).toBeInTheDocument();
  unmount();
  queryClient.clear();
  fakeApi({ 'GET /notes': listOf([note('2')]), 'GET /notes/:id': 'no answer' });
  render(<List />);
  await screen.findByText(/"count":1/);
  render(<Item />);
  expect(screen.queryByText(/Note \d/)).toBeNull();
});

test('answers of two addresses do not mix, and a refresh of one does not load the other', async () => {
  const api = fakeApi({ 'GET /dogs': { data: 'Bark' }, 'GET /cats': { data: 'Purr' } });
  const Sounds = () => <p>{`${useGet<string>('/dogs').data} ${useGet<string>('/cats').data}`}</p>;
  render(<Sounds />);
  expect(await screen.findByText('Bark Purr')).toBeInTheDocument();
  await act(() => refresh('/dogs'));
  expect(api.paths()).toEqual(['GET /dogs', 'GET /cats', 'GET /dogs']);
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
