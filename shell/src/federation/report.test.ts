import { getSession, signOut } from 'shared-kit/session';
import { setHidden } from 'shared-kit/testing/comeBack';
import { fakeApi } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import type { Version } from 'shared-kit/rules/remote/registry';
import { report } from './report';

const version = { name: 'mf-rooms', version: '1.0.0' } as Version;
const api = () => fakeApi({ 'POST /remotes/reports': undefined, 'DELETE /auth': undefined });
const eventsOf = ({ calls }: ReturnType<typeof fakeApi>) =>
  calls.filter(({ path }) => path === '/remotes/reports').map(({ body }) => (body as { event: string }).event);
const advance = (millis: number) => jest.advanceTimersByTimeAsync(millis);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  signedInAs();
});
afterEach(() => {
  setHidden(false);
  jest.useRealTimers();
});

test('a load is reported 10 s later', async () => {
  const fake = api();
  report(version, 'loaded', 120.4);
  await advance(9_000);
  expect(fake.calls).toEqual([]);
  await advance(1_000);
  expect(fake.calls.map(({ body }) => body)).toEqual([{ name: 'mf-rooms', release: '1.0.0', event: 'loaded', ms: 120 }]);
});

test('a crash is reported at once, after the load before it', async () => {
  const fake = api();
  report(version, 'loaded', 1);
  report(version, 'crashed', 2);
  await advance(0);
  expect(eventsOf(fake)).toEqual(['loaded', 'crashed']);
  await advance(60_000);
  expect(eventsOf(fake)).toEqual(['loaded', 'crashed']);
});

test('a page that is left reports its load at once, with a request that outlives it', async () => {
  const fake = api();
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  report(version, 'loaded', 1);
  setHidden(true);
  await advance(0);
  expect(eventsOf(fake)).toEqual(['loaded']);
  expect(fetchSpy.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

test('the same is reported once a minute, however often the page is loaded again or in how many tabs', async () => {
  const fake = api();
  for (let load = 0; load < 40; load += 1) {
    report(version, 'loaded', 1);
    setHidden(true);
    setHidden(false);
  }
  await advance(0);
  report(version, 'failed', 1);
  report({ ...version, version: '1.0.1' }, 'loaded', 1);
  setHidden(true);
  await advance(0);
  expect(eventsOf(fake)).toEqual(['loaded', 'failed', 'loaded']);
  await advance(60_000);
  report(version, 'loaded', 1);
  report(version, 'failed', 1);
  await advance(0);
  expect(eventsOf(fake)).toHaveLength(5);
});

test('what one person reported is reported for the next one too', async () => {
  const fake = api();
  report(version, 'crashed', 1);
  await signOut();
  signedInAs();
  report(version, 'crashed', 1);
  await advance(0);
  expect(eventsOf(fake)).toEqual(['crashed', 'crashed']);
});

test('a load of one person is not reported after they sign out', async () => {
  const fake = api();
  report(version, 'loaded', 1);
  await signOut();
  expect(getSession().status).toBe('signedOut');
  await advance(10_000);
  expect(eventsOf(fake)).toEqual([]);
});

test('a version from someone’s own machine is not reported', async () => {
  const fake = api();
  report({ ...version, isOwn: true } as Version, 'failed', 1);
  await advance(10_000);
  expect(fake.calls).toEqual([]);
});

test('a report that the browser ends because the page is left is not logged as a failure', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeApi({ 'POST /remotes/reports': 'network gone' });
  report(version, 'loaded', 1);
  window.dispatchEvent(new Event('pagehide'));
  setHidden(true);
  await advance(0);
  expect(warn).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pageshow'));
  report(version, 'failed', 1);
  await advance(0);
  expect(warn).toHaveBeenCalledTimes(1);
});
