import { setEarlyAnswers } from 'shared-kit/session';
import { currentTime } from '../rules/currentTime';
import { fakeApi, responseOf } from '../../testing/fakeApi';
import { request, requestQuietly } from './http';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 27, 12);
const dateHeader = (millis: number) => ({ Date: new Date(millis).toUTCString() });

/** A server that may take time to respond, and whose clock differs from the computer's. */
function serverAhead(by: number, { takes = 0, headers = {} }: { takes?: number; headers?: Record<string, string> } = {}) {
  fakeApi({
    'GET /regions': () => {
      jest.setSystemTime(Date.now() + takes);
      return { status: 200, body: { data: [] }, headers: { ...dateHeader(Date.now() + by), ...headers } };
    },
  });
}

const learned = () => currentTime() - Date.now();

beforeEach(() => jest.useFakeTimers({ now: NOON, doNotFake: ['performance'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.innkeeperClock = undefined;
});

test.each([
  ['behind', 3 * HOUR],
  ['ahead', -26 * HOUR],
])('on a computer whose clock is %s, the time of the server is used after one response', async (_, difference) => {
  serverAhead(difference);
  await request('GET', '/regions');
  expect(Math.abs(learned() - difference)).toBeLessThanOrEqual(1000);
});

test('the time is learned from a refused request and from a background request as well', async () => {
  fakeApi({ 'GET /regions': { status: 404, body: { message: 'Not found.' }, headers: dateHeader(NOON + HOUR) } });
  await requestQuietly('GET', '/regions').catch(() => undefined);
  expect(Math.abs(learned() - HOUR)).toBeLessThanOrEqual(1000);
});

test('a difference of less than a minute is ignored', async () => {
  serverAhead(55_000);
  await request('GET', '/regions');
  expect(learned()).toBe(0);
});

test('the learned difference stays until a response is off by a minute, such as when the clock is corrected', async () => {
  serverAhead(HOUR);
  await request('GET', '/regions');
  const before = learned();
  serverAhead(HOUR + 5000);
  await request('GET', '/regions');
  expect(learned()).toBe(before);
  serverAhead(0);
  await request('GET', '/regions');
  expect(Math.abs(learned())).toBeLessThanOrEqual(1000);
});

test.each([
  ['takes long', { takes: 15_000 }],
  ['has no readable date', { headers: { Date: 'yesterday' } }],
  ['was kept by a cache for a while', { headers: { Age: '7200' } }],
])('nothing is learned from a response that %s', async (_, options) => {
  serverAhead(HOUR, options);
  await request('GET', '/regions');
  expect(learned()).toBe(0);
});

test('nothing is learned from a response if the clock was set back while it was on its way', async () => {
  // Setting the clock back by twice the difference would cancel it out.
  serverAhead(HOUR, { takes: -3 * HOUR });
  await request('GET', '/regions');
  expect(learned()).toBe(0);
});

test.each([
  ['used soon after the page started', 3000, HOUR],
  ['ignored long after the page started', 15_000, 0],
])('the time in the response to an early request is %s', async (_, age, difference) => {
  jest.spyOn(performance, 'now').mockReturnValue(age);
  const early = responseOf({ status: 200, body: { data: [] }, headers: dateHeader(NOON + HOUR) });
  setEarlyAnswers(() => Promise.resolve(early));
  await request('GET', '/regions');
  setEarlyAnswers(() => undefined);
  expect(Math.abs(learned() - difference)).toBeLessThanOrEqual(age / 2 + 500);
});

test('a response without a Date header, as from another origin that does not expose it, changes nothing', async () => {
  globalThis.innkeeperClock = HOUR;
  fakeApi({ 'GET /regions': { data: [] } });
  await request('GET', '/regions');
  expect(learned()).toBe(HOUR);
});
