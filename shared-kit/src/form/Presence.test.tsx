import { act, render, screen } from '@testing-library/react';
import { getSession } from 'shared-kit/session';
import { setHidden } from '../../testing/comeBack';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { Presence } from './Presence';

const answer = (...names: string[]) => ({ data: names.map((name) => ({ id: name, name })), meta: {} });
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const PATH = '/presence/:kind/:id';

function open(editing = false, routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    [`GET ${PATH}`]: answer('Tomás Reyes'),
    [`PUT ${PATH}`]: answer('Tomás Reyes'),
    [`DELETE ${PATH}`]: undefined,
    ...routes,
  });
  const page = (isEditing: boolean) => <Presence kind="specials" id="9" editing={isEditing} />;
  const { rerender, unmount } = render(page(editing));
  return { api, unmount, setEditing: (isEditing: boolean) => rerender(page(isEditing)) };
}

beforeEach(() => {
  jest.useFakeTimers();
  signedInAs();
});
afterEach(() => {
  setHidden(false);
  jest.useRealTimers();
});

test('a reader sees who is editing but is not announced to them', async () => {
  const { api, unmount } = open();
  expect(api.paths()).toEqual([]);
  await wait(1);
  expect(screen.getByText('Tomás Reyes is editing this.').parentElement).toHaveAttribute('aria-live', 'polite');
  await wait(25);
  unmount();
  expect(api.paths()).toEqual(['GET /presence/specials/9', 'GET /presence/specials/9']);
});

test('somebody who is editing is announced at regular intervals, and removed when they stop', async () => {
  const { api, setEditing } = open();
  setEditing(true);
  await wait(26);
  setEditing(false);
  await wait(0);
  expect(api.paths()).toEqual(['PUT /presence/specials/9', 'PUT /presence/specials/9', 'DELETE /presence/specials/9']);
});

test.each([
  ['stopping is answered before typing again is sent', 'DELETE', [true, false, true], 'PUT'],
  ['typing is answered before stopping is sent', 'PUT', [true, false], 'DELETE'],
] as const)('%s', async (_, slow, steps, next) => {
  let answerSlow = () => {};
  const { api, setEditing } = open(false, {
    [`${slow} ${PATH}`]: () => new Promise<object>((resolve) => (answerSlow = () => resolve(answer()))),
  });
  const lastChange = () => api.calls.map(({ method }) => method).findLast((method) => method !== 'GET');
  for (const isEditing of steps) {
    setEditing(isEditing);
    await wait(1);
  }
  expect(lastChange()).toBe(slow);
  api.set(`${slow} ${PATH}`, answer());
  answerSlow();
  await wait(0);
  expect(lastChange()).toBe(next);
});

test('a person who has left is no longer named', async () => {
  const { api } = open();
  await wait(1);
  api.set(`GET ${PATH}`, answer());
  await wait(25);
  expect(screen.queryByText(/editing this/)).not.toBeInTheDocument();
});

test('several people who are editing are all named', async () => {
  open(true, { [`PUT ${PATH}`]: answer('Ada Lind', 'Tomás Reyes') });
  await wait(1);
  expect(screen.getByText('Ada Lind and Tomás Reyes are editing this.')).toBeInTheDocument();
});

test('a hidden tab sends no requests, and sends one at once when it is shown again', async () => {
  const { api } = open(true);
  await wait(1);
  setHidden(true);
  await wait(300);
  expect(api.calls).toHaveLength(1);
  setHidden(false);
  await wait(0);
  expect(api.calls).toHaveLength(2);
});

test('a failure shows no error; after a minute of failures nobody is named', async () => {
  const { api } = open();
  await wait(1);
  api.set(`GET ${PATH}`, 'network gone');
  await wait(30);
  expect(screen.getByText('Tomás Reyes is editing this.')).toBeInTheDocument();
  await wait(60);
  expect(screen.queryByText(/editing this/)).not.toBeInTheDocument();
  api.set(`GET ${PATH}`, answer('Tomás Reyes'));
  await wait(30);
  expect(screen.getByText('Tomás Reyes is editing this.')).toBeInTheDocument();
});

test.each([403, 404])('after a %i no more requests are sent', async (status) => {
  const { api } = open(false, { [`GET ${PATH}`]: { status, body: { message: 'No.', code: 'no' } } });
  await wait(300);
  expect(api.calls).toHaveLength(1);
});

test('a 401 does not end the session: that is left to the next request of the person', async () => {
  const { api } = open(true, { [`PUT ${PATH}`]: { status: 401, body: { message: 'No.', code: 'unauthenticated' } } });
  await wait(60);
  expect(api.calls.length).toBeGreaterThan(1);
  expect(getSession().token).toBe('token-1');
});
