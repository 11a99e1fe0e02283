import { act, render, screen, within } from '@testing-library/react';
import { dismissToast, toast, useToasts } from 'shared-kit/shellServices/toast';
import { signedInAs } from '../../testing/fakeSession';
import { ToastRegion } from '../ui/toast/ToastRegion';
import { reportWhenSlow } from './reportWhenSlow';

beforeEach(() => {
  jest.useFakeTimers();
  signedInAs();
});
afterEach(() => jest.useRealTimers());

const Messages = () => <ToastRegion toasts={useToasts()} onDismiss={dismissToast} />;
const messages = () =>
  [...within(screen.getByRole('region', { name: 'Messages' })).queryAllByText(/./)].map(({ textContent }) => textContent);

/** Starts an action that ends when the test says so. */
function start() {
  render(<Messages />);
  const end = { succeed: (_: string) => {}, fail: (_: Error) => {} };
  const done = reportWhenSlow(
    'Spa days is being archived...',
    () => new Promise<string>((resolve, reject) => Object.assign(end, { succeed: resolve, fail: reject })),
  );
  return { ...end, done };
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('an action that takes longer than a second is said to be under way until it ends, however long it takes', async () => {
  const { succeed, done } = start();
  await wait(999);
  expect(messages()).toEqual([]);
  await wait(1);
  expect(messages()).toEqual(['Spa days is being archived...']);
  await wait(60_000);
  expect(messages()).toEqual(['Spa days is being archived...']);
  succeed('archived');
  await act(() => expect(done).resolves.toBe('archived'));
  expect(messages()).toEqual([]);
});

test('messages that appear meanwhile disappear by themselves, and it stays', async () => {
  const { succeed, done } = start();
  await wait(1000);
  act(() => void toast({ text: 'FAQ saved.' }));
  await wait(10_000);
  expect(messages()).toEqual(['Spa days is being archived...']);
  succeed('archived');
  await act(() => done);
});

test('one that fails after a while is no longer said to be under way, and is passed on', async () => {
  const { fail, done } = start();
  await wait(1000);
  fail(new Error('The line is gone.'));
  await act(() => expect(done).rejects.toThrow('The line is gone.'));
  expect(messages()).toEqual([]);
});

test('nothing is said about a quick one, then or later', async () => {
  const { succeed, done } = start();
  await wait(500);
  succeed('archived');
  await act(() => done);
  await wait(10_000);
  expect(messages()).toEqual([]);
});
