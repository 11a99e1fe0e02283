import { act, renderHook } from '@testing-library/react';
import { useToasts } from 'shared-kit/shellServices/toast';
import { signedInAs } from '../../testing/fakeSession';
import { reportWhenSlow } from './reportWhenSlow';

beforeEach(() => {
  jest.useFakeTimers();
  signedInAs();
});
afterEach(() => jest.useRealTimers());

/** Starts an action that ends when the test says so. */
function start() {
  const { result } = renderHook(() => useToasts());
  const end = { succeed: (_: string) => {}, fail: (_: Error) => {} };
  const done = reportWhenSlow(
    'Spa days is being archived...',
    () => new Promise<string>((resolve, reject) => Object.assign(end, { succeed: resolve, fail: reject })),
  );
  return { ...end, done, messages: () => result.current.map(({ text }) => text) };
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('an action that takes longer than a second is said to be under way until it ends', async () => {
  const { succeed, done, messages } = start();
  await wait(999);
  expect(messages()).toEqual([]);
  await wait(1);
  expect(messages()).toEqual(['Spa days is being archived...']);
  succeed('archived');
  await act(() => expect(done).resolves.toBe('archived'));
  expect(messages()).toEqual([]);
});

test('one that fails after a while is no longer said to be under way, and is passed on', async () => {
  const { fail, done, messages } = start();
  await wait(1000);
  fail(new Error('The line is gone.'));
  await act(() => expect(done).rejects.toThrow('The line is gone.'));
  expect(messages()).toEqual([]);
});

test('of a quick one nothing is said, then or later', async () => {
  const { succeed, done, messages } = start();
  await wait(500);
  succeed('archived');
  await act(() => done);
  await wait(10_000);
  expect(messages()).toEqual([]);
});
