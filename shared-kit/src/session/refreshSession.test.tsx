import { act, render } from '@testing-library/react';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';
import { comeBackAfterAMinute } from '../../testing/comeBack';
import { fakeApi, listOf, type FakeCall } from '../../testing/fakeApi';
import { granted, signedInAs, signedOut } from '../../testing/fakeSession';
import { request } from '../api/http';
import { useRefreshOnReturn } from '../content/useRefreshOnReturn';
import { getSession, refreshSession, renew, setProfile } from './index';

const profile = { id: '1', first_name: 'Nora', last_name: 'Okafor-Reyes' };
const permission = {
  resource: 'event',
  permissionable_type: 'PropertyPermission',
  permissionable_id: '20',
  r: true,
  w: false,
  x: false,
};
const server = () =>
  fakeApi({
    'GET /profile': ({ query }: FakeCall) => ({ data: profile, meta: query.include ? { permissions: [permission] } : {} }),
    'GET /regions': { status: 403, body: { message: 'You may not read regions.', code: 'forbidden', fields: {} } },
    'GET /hours': listOf([]),
  });
const Page = () => (useRefreshOnReturn('/hours'), null);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const countRefreshes = (api: ReturnType<typeof server>) => api.paths().filter((path) => path === 'GET /profile').length;

let now = Date.now();
beforeEach(() => {
  // Later than the shortest time between two refreshes.
  now += 600_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  signedInAs([granted('special', '7')]);
});
afterEach(() => {
  setUnsaved('/form', null);
  jest.restoreAllMocks();
});

test('rights and name are refreshed when a person returns to the page', async () => {
  const api = server();
  render(<Page />);
  comeBackAfterAMinute();
  await settle();
  expect(countRefreshes(api)).toBe(1);
  expect(getSession()).toMatchObject({ profile: { lastName: 'Okafor-Reyes' }, permissions: [granted('event', '20')] });
});

test('rights are refreshed after a refusal, and only once after several', async () => {
  const api = server();
  for (const _time of [1, 2]) await expect(request('GET', '/regions')).rejects.toThrow('You may not read regions.');
  await settle();
  expect(countRefreshes(api)).toBe(1);
  expect(getSession().permissions).toEqual([granted('event', '20')]);
});

test('rights do not change while there is unsaved work, or when the request fails', async () => {
  const api = server();
  render(<Page />);
  setUnsaved('/form', ['Title']);
  await expect(request('GET', '/regions')).rejects.toThrow('You may not read regions.');
  comeBackAfterAMinute();
  await settle();
  expect(countRefreshes(api)).toBe(0);
  setUnsaved('/form', null);
  api.set('GET /profile', 'network gone');
  comeBackAfterAMinute();
  await settle();
  expect(getSession()).toMatchObject({ status: 'signedIn', permissions: [granted('special', '7')] });
});

test('after a refusal during unsaved work, rights are refreshed as soon as nothing is unsaved', async () => {
  const api = server();
  setUnsaved('/form', ['Title']);
  for (const _time of [1, 2]) await expect(request('GET', '/regions')).rejects.toThrow('You may not read regions.');
  // When another field changes, a form removes its marks and sets them again.
  setUnsaved('/form', null);
  setUnsaved('/form', ['Title', 'Content']);
  await settle();
  expect(countRefreshes(api)).toBe(0);
  setUnsaved('/form', null);
  await settle();
  expect(countRefreshes(api)).toBe(1);
  expect(getSession().permissions).toEqual([granted('event', '20')]);
});

test('an answer without news renders nothing again', async () => {
  server();
  await refreshSession();
  const before = getSession();
  now += 600_000;
  await refreshSession();
  expect(getSession()).toBe(before);
});

test('while nobody is signed in, nothing is requested', async () => {
  const api = server();
  signedOut();
  await refreshSession();
  expect(api.calls).toEqual([]);
});

describe('while the answer is on its way', () => {
  let answer: () => void;
  const slowServer = () => {
    const api = server();
    api.set('GET /profile', () => {
      const body = { data: profile, meta: { permissions: [permission] } };
      return new Promise<object>((resolve) => (answer = () => resolve(body)));
    });
    return api;
  };

  test('one’s own name that is saved meanwhile is not replaced by the older one', async () => {
    slowServer();
    void refreshSession();
    await settle();
    setProfile({ ...getSession().profile!, lastName: 'Okafor' });
    answer();
    await settle();
    expect(getSession()).toMatchObject({ profile: { lastName: 'Okafor' }, permissions: [granted('event', '20')] });
  });

  test('the next person who signs in does not get the rights of the one before', async () => {
    slowServer();
    void refreshSession();
    await settle();
    signedOut();
    signedInAs([granted('faq', '7')], { id: '2', lastName: 'Lane' });
    renew({ session: { token: 'token-2' } });
    answer();
    await settle();
    expect(getSession()).toMatchObject({ profile: { lastName: 'Lane' }, permissions: [granted('faq', '7')] });
  });

  test('rights do not change under text that is typed meanwhile, but once it is saved', async () => {
    const api = slowServer();
    void refreshSession();
    await settle();
    setUnsaved('/form', ['Title']);
    answer();
    await settle();
    expect(getSession().permissions).toEqual([granted('special', '7')]);
    setUnsaved('/form', null);
    await settle();
    answer();
    await settle();
    expect(countRefreshes(api)).toBe(2);
    expect(getSession().permissions).toEqual([granted('event', '20')]);
  });
});
