import { act, screen } from '@testing-library/react';
import { setHidden } from 'shared-kit/testing/comeBack';
import { listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { items, open, server } from '../../testing/hotelDashboard';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a dashboard that stays open', () => {
  const perQuarter = 'each quarter of an hour, by the server’s clock and a minute late, since clocks differ by up to one';

  async function openSpecials() {
    jest.useFakeTimers({ now: Date.parse('2026-11-22T23:50:30Z'), advanceTimers: true });
    signedInAs([granted('special', '7')]);
    const api = server(listOf(items.slice(0, 1)));
    open();
    expect(await screen.findByText('1 live')).toBeInTheDocument();
    api.set('GET /properties/7/specials', listOf(items.slice(0, 2)));
    const calls = () => api.calls.filter(({ path }) => path === '/properties/7/specials').length;
    const pass = async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 1) await act(() => jest.advanceTimersByTimeAsync(60_000));
    };
    return { api, calls, pass };
  }

  test(`shows what begins and what others publish: it asks ${perQuarter}`, async () => {
    const { calls, pass } = await openSpecials();
    await pass(10);
    expect(calls()).toBe(1);
    await pass(1);
    expect(await screen.findByText('2 live')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Special 2' })).toBeInTheDocument();
    await pass(60);
    expect(calls()).toBe(6);
  });

  test('asks nothing while it is hidden or offline, and catches up when it is not', async () => {
    const { calls, pass } = await openSpecials();
    setHidden(true);
    await pass(30);
    expect(calls()).toBe(1);
    setHidden(false);
    await screen.findByText('2 live');
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const before = calls();
    await pass(30);
    expect(calls()).toBe(before);
    connection.mockReturnValue(true);
    await pass(1);
    expect(calls()).toBe(before + 1);
  });

  test('keeps what it shows if the server does not answer, and asks again a quarter of an hour later', async () => {
    const { api, pass } = await openSpecials();
    api.set('GET /properties/7/specials', 'network gone');
    await pass(12);
    expect(screen.getByText('1 live')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Special 1' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    api.set('GET /properties/7/specials', listOf(items.slice(0, 2)));
    await pass(15);
    expect(await screen.findByText('2 live')).toBeInTheDocument();
  });

  test('asks for each tile once', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-22T15:05:30Z'), advanceTimers: true });
    signedInAs([granted('tiled_promo', '7')]);
    const api = server();
    open();
    expect(await screen.findAllByText('1 live')).toHaveLength(6);
    const before = api.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(15 * 60_000));
    const types = api.calls.slice(before).map(({ query }) => query.type);
    expect(types.sort()).toEqual(['dining', 'meeting', 'misc', 'misc2', 'misc3', 'wedding']);
  });
});
