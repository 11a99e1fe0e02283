import { act, render, screen } from '@testing-library/react';
import { fakeApi, listOf } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { keepRetryDelays } from '../../testing/retryDelays';
import type { ItemBase } from '../rules/entities';
import { queryClient } from './queryClient';
import { resource } from './resource';
import { getSiteFile } from './siteFile';

const notes = resource<ItemBase & { title: string }>('/notes');
type Canned = Parameters<ReturnType<typeof fakeApi>['set']>[1];
const advance = (millis: number) => act(() => jest.advanceTimersByTimeAsync(millis));

function List() {
  const { data, error } = notes.useList();
  return <p>{error?.message ?? data?.[0]?.title ?? 'Loading...'}</p>;
}

keepRetryDelays();
beforeEach(() => {
  queryClient.clear();
  signedInAs();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each<[string, Canned]>([
  ['no connection', 'network gone'],
  ['502', { status: 502, body: '<h1>Bad Gateway</h1>' }],
  ['503', { status: 503, body: { message: 'Innkeeper is starting.' } }],
  ['504', { status: 504, body: '' }],
])('a list that is opened while the server is restarted is shown when it is back (%s)', async (_, outage) => {
  const api = fakeApi({ 'GET /notes': outage });
  render(<List />);
  await advance(2900);
  expect([screen.getByText('Loading...').textContent, api.calls.length]).toEqual(['Loading...', 2]);
  api.set('GET /notes', listOf([{ id: '1', title: 'Pool', version: 1 }]));
  await advance(200);
  expect(screen.getByText('Pool')).toBeInTheDocument();
});

test.each<[string, Canned, number]>([
  ['another failure of the server is tried once more', { status: 500, body: '' }, 2],
  ['a refusal is not tried again', { status: 404, body: {} }, 1],
])('%s', async (_, answer, count) => {
  const api = fakeApi({ 'GET /notes': answer });
  render(<List />);
  await advance(10_000);
  expect([api.calls.length, screen.queryByText('Loading...')]).toEqual([count, null]);
});

test('without any connection of the browser, a list waits only for one more attempt', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const api = fakeApi({ 'GET /notes': 'network gone' });
  render(<List />);
  await advance(1100);
  expect([api.calls.length, screen.queryByText('Loading...')]).toEqual([2, null]);
});

describe('a file of the site', () => {
  const responses = (...answers: (number | 'network gone')[]) => {
    const send = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
      const answer = answers.shift() ?? 200;
      if (answer === 'network gone') return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve({ ok: answer === 200, status: answer, json: async () => ({ apiBase: '/api' }) } as Response);
    });
    return { send };
  };

  test('is requested again while the server is restarted', async () => {
    const { send } = responses(502, 'network gone');
    const file = getSiteFile('/config.json');
    await jest.advanceTimersByTimeAsync(3000);
    await expect(file).resolves.toEqual({ apiBase: '/api' });
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('that does not exist is not waited for', async () => {
    const { send } = responses(404);
    await expect(getSiteFile('/config.json')).rejects.toThrow('/config.json answered 404');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
