import { act, render, screen } from '@testing-library/react';
import { fakeApi, listOf } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import type { ItemBase } from '../rules/entities';
import { queryClient } from './queryClient';
import { resource } from './resource';
import { useRetryWhenBack, whenBack } from './whenBack';

const down = { status: 503, body: { message: 'Starting.' } };
const up = { data: { status: 'ready' } };
const advance = (millis: number) => act(() => jest.advanceTimersByTimeAsync(millis));

beforeEach(() => {
  queryClient.clear();
  signedInAs();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('everybody who waits is called back once, when the server is ready again', async () => {
  const api = fakeApi({ 'GET /ready': down });
  const [first, second] = [jest.fn(), jest.fn()];
  whenBack(first);
  await advance(6500);
  whenBack(second);
  expect([api.paths().length, first.mock.calls.length]).toEqual([3, 0]);
  api.set('GET /ready', up);
  await advance(30_000);
  expect([api.paths().length, first.mock.calls.length, second.mock.calls.length]).toEqual([4, 1, 1]);
});

test('if the server is ready at once, something else is wrong, and nobody is called back', async () => {
  const api = fakeApi({ 'GET /ready': up });
  const callback = jest.fn();
  whenBack(callback);
  await advance(30_000);
  expect([api.paths().length, callback.mock.calls.length]).toEqual([1, 0]);
});

test('what has left the page meanwhile is not tried again, and the server is no longer asked', async () => {
  const api = fakeApi({ 'GET /ready': down });
  const retry = jest.fn();
  const Problem = () => {
    useRetryWhenBack(retry);
    return null;
  };
  const { unmount } = render(<Problem />);
  await advance(100);
  let answer = (_: object) => {};
  api.set('GET /ready', () => new Promise<object>((resolve) => (answer = resolve)));
  await advance(3000);
  unmount();
  answer(up);
  await advance(30_000);
  expect([api.paths().length, retry.mock.calls.length]).toEqual([2, 0]);
});

describe('a list', () => {
  const notes = resource<ItemBase & { title: string }>('/notes');
  const rows = listOf([{ id: '1', title: 'Pool', version: 1 }]);
  function List() {
    const { data, error } = notes.useList();
    return <p>{[data?.[0]?.title, error?.message].join(' ')}</p>;
  }

  test.each([
    ['could not be loaded', null],
    ['could not be loaded again', rows],
  ])('that %s while the server was down is loaded when it is back', async (_, before) => {
    const api = fakeApi({ 'GET /notes': before ?? down, 'GET /ready': down });
    render(<List />);
    await advance(10);
    api.set('GET /notes', down);
    void queryClient.invalidateQueries();
    await advance(5000);
    expect(screen.getByText(/Starting\./)).toBeInTheDocument();
    api.set('GET /notes', rows);
    api.set('GET /ready', up);
    await advance(3100);
    expect(screen.getByText('Pool')).toBeInTheDocument();
  });

  test('that was refused stays as it is', async () => {
    const api = fakeApi({ 'GET /notes': { status: 403, body: { message: 'No.' } }, 'GET /profile': up });
    render(<List />);
    await advance(30_000);
    expect(api.paths()).not.toContain('GET /ready');
  });
});
