import { act, render, screen } from '@testing-library/react';
import { getSession } from 'shared-kit/session';
import { setHidden } from '../../testing/comeBack';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { Presence } from './Presence';

const answer = (...names: string[]) => ({ data: names.map((name) => ({ id: name, name })), meta: {} });
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const AT = '/presence/:kind/:id';

function open(editing = false, routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    [`GET ${AT}`]: answer('Tomás Reyes'),
    [`PUT ${AT}`]: answer('Tomás Reyes'),
    [`DELETE ${AT}`]: undefined,
    ...routes,
  });
  const page = (now: boolean) => <Presence kind="specials" id="9" editing={now} />;
  const { rerender, unmount } = render(page(editing));
  return { api, unmount, edit: (now: boolean) => rerender(page(now)) };
}

beforeEach(() => {
  jest.useFakeTimers();
  signedInAs();
});
afterEach(() => {
  setHidden(false);
  jest.useRealTimers();
});

test('who only looks learns who edits, and is not told of', async () => {
  const { api, unmount } = open();
  expect(api.paths()).toEqual([]);
  await pass(1);
  expect(screen.getByText('Tomás Reyes is editing this.').parentElement).toHaveAttribute('aria-live', 'polite');
  await pass(25);
  unmount();
  expect(api.paths()).toEqual(['GET /presence/specials/9', 'GET /presence/specials/9']);
});

test('whoever types says so every half minute, and when they stop', async () => {
  const { api, edit } = open();
  edit(true);
  await pass(26);
  edit(false);
  await pass(0);
  expect(api.paths()).toEqual(['PUT /presence/specials/9', 'PUT /presence/specials/9', 'DELETE /presence/specials/9']);
});

test('who has left is no longer named', async () => {
  const { api } = open();
  await pass(1);
  api.set(`GET ${AT}`, answer());
  await pass(25);
  expect(screen.queryByText(/editing this/)).not.toBeInTheDocument();
});

test('several are named', async () => {
  open(true, { [`PUT ${AT}`]: answer('Ada Lind', 'Tomás Reyes') });
  await pass(1);
  expect(screen.getByText('Ada Lind and Tomás Reyes are editing this.')).toBeInTheDocument();
});

test('a hidden tab asks nothing; it asks at once when it is looked at again', async () => {
  const { api } = open(true);
  await pass(1);
  setHidden(true);
  await pass(300);
  expect(api.calls).toHaveLength(1);
  setHidden(false);
  await pass(0);
  expect(api.calls).toHaveLength(2);
});

test('a failure is silent; after a minute of them nobody is named', async () => {
  const { api } = open();
  await pass(1);
  api.set(`GET ${AT}`, 'network gone');
  await pass(30);
  expect(screen.getByText('Tomás Reyes is editing this.')).toBeInTheDocument();
  await pass(60);
  expect(screen.queryByText(/editing this/)).not.toBeInTheDocument();
  api.set(`GET ${AT}`, answer('Tomás Reyes'));
  await pass(30);
  expect(screen.getByText('Tomás Reyes is editing this.')).toBeInTheDocument();
});

test.each([403, 404])('after a %i it asks no more', async (status) => {
  const { api } = open(false, { [`GET ${AT}`]: { status, body: { message: 'No.', code: 'no' } } });
  await pass(300);
  expect(api.calls).toHaveLength(1);
});

test('an ended session is left to the person’s own next call', async () => {
  const { api } = open(true, { [`PUT ${AT}`]: { status: 401, body: { message: 'No.', code: 'unauthenticated' } } });
  await pass(60);
  expect(api.calls.length).toBeGreaterThan(1);
  expect(getSession().token).toBe('token-1');
});
