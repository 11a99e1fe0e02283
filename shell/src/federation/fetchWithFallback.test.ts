import { keepRetryDelays } from 'shared-kit/testing/retryDelays';
import { fetchWithFallback, type FileRequest } from './fetchWithFallback';
import { markConnectionAlive, connectionState } from './connection';

type Script = 'ok' | 'hangs' | 'cut off' | number;

/** A server that answers successive requests as configured. */
function server(...script: Script[]) {
  const requested: string[] = [];
  const request = (address: string): FileRequest => ({
    address,
    send: (signal) => {
      requested.push(address);
      const behaviour = script.shift() ?? 'ok';
      if (behaviour === 'cut off') return Promise.reject(new TypeError('Failed to fetch'));
      if (behaviour === 'hangs') return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      const status = behaviour === 'ok' ? 200 : behaviour;
      const headers = { get: () => 'text/javascript' };
      return Promise.resolve({ ok: status === 200, status, headers, text: async () => address } as unknown as Response);
    },
  });
  return { requested, both: [request('/a'), request('/a?again')] };
}
const advance = (millis: number) => jest.advanceTimersByTimeAsync(millis);
const setOnline = (value: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
  window.dispatchEvent(new Event(value ? 'online' : 'offline'));
};
/** The outcome, filled in once the load has ended. */
function track(load: ReturnType<typeof fetchWithFallback>) {
  const seen: { address?: string; reason?: string } = {};
  load.then(
    ({ address }) => Object.assign(seen, { address }),
    ({ message }: Error) => Object.assign(seen, { reason: message }),
  );
  return seen;
}

keepRetryDelays();
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each<[string, Script[]]>([
  ['was cut off', ['cut off', 'ok']],
  ['answered 503', [503, 'ok']],
])('a file that %s is requested once more automatically', async (_, script) => {
  const { both, requested } = server(...script);
  const seen = track(fetchWithFallback(both));
  await advance(0);
  expect(seen).toEqual({ address: '/a?again' });
  expect(requested).toEqual(['/a', '/a?again']);
});

it('the first error is reported when no address responds', async () => {
  const seen = track(fetchWithFallback(server(404, 'cut off').both));
  await advance(0);
  expect(seen).toEqual({ reason: 'The server answered 404.' });
});

it.each<[string, Script[]]>([
  ['502, 503 and 504', [502, 503, 504, 502, 'ok']],
  ['no connection', ['cut off', 'cut off', 'cut off', 'cut off', 'ok']],
])('while the server is restarted (%s), all addresses are requested again after one and two seconds', async (_, script) => {
  const { both, requested } = server(...script);
  const seen = track(fetchWithFallback(both));
  await advance(900);
  expect(requested).toEqual(['/a', '/a?again']);
  await advance(200);
  expect(requested).toHaveLength(4);
  await advance(1800);
  expect(seen).toEqual({});
  await advance(200);
  expect(seen).toEqual({ address: '/a' });
  expect(jest.getTimerCount()).toBe(0);
});

it('a server that stays unavailable fails the load after three attempts, with its last answer', async () => {
  const { both, requested } = server(503, 502, 503, 502, 504, 502, 'ok');
  const seen = track(fetchWithFallback(both));
  await advance(3100);
  expect(seen).toEqual({ reason: 'The server answered 504.' });
  expect([requested.length, jest.getTimerCount()]).toEqual([6, 0]);
});

it('an address whose server answers is not waited for, even if another one is unavailable', async () => {
  const { both, requested } = server(503, 404);
  const seen = track(fetchWithFallback(both));
  await advance(0);
  expect([seen, requested.length]).toEqual([{ reason: 'The server answered 503.' }, 2]);
});

it('after 2.5 s without a response another address is requested as well, without cancelling the first', async () => {
  const { both, requested } = server('hangs', 'ok');
  const seen = track(fetchWithFallback(both));
  await advance(2400);
  expect(requested).toEqual(['/a']);
  await advance(200);
  expect(seen).toEqual({ address: '/a?again' });
});

it('without any response the load fails within 5 s, and leaves no timer behind', async () => {
  const seen = track(fetchWithFallback(server('hangs', 'hangs').both));
  await advance(3900);
  expect(seen).toEqual({});
  await advance(200);
  expect(seen).toEqual({ reason: 'The server did not answer in time.' });
  expect(connectionState()).toBe('fine');
  expect(jest.getTimerCount()).toBe(0);
});

it('nothing fails while bytes of any file arrive; the connection is reported as slow', async () => {
  const seen = track(fetchWithFallback(server('hangs', 'hangs').both));
  for (let second = 0; second < 60; second += 1) {
    await advance(1000);
    markConnectionAlive();
  }
  expect(seen).toEqual({});
  expect(connectionState()).toBe('slow');
  await advance(5000);
  expect(seen.reason).toBe('The server did not answer in time.');
});

it('nothing fails while offline, and the file is requested automatically afterwards', async () => {
  setOnline(false);
  const { both, requested } = server('ok');
  const seen = track(fetchWithFallback(both));
  await advance(60_000);
  expect(connectionState()).toBe('offline');
  expect([seen, requested]).toEqual([{}, []]);
  setOnline(true);
  await advance(0);
  expect(seen).toEqual({ address: '/a' });
});

it('when the connection is lost during a load, the same address is requested again once it is back', async () => {
  const breakConnection: (() => void)[] = [];
  const { both, requested } = server('ok');
  const [second] = both;
  const first: FileRequest = {
    address: '/first',
    send: (signal) =>
      breakConnection.length > 0
        ? second!.send(signal)
        : new Promise((_, reject) => breakConnection.push(() => reject(new TypeError('Failed to fetch')))),
  };
  const seen = track(fetchWithFallback([first, both[1]!]));
  await advance(0);
  setOnline(false);
  breakConnection[0]!();
  await advance(10_000);
  expect([seen, requested]).toEqual([{}, []]);
  setOnline(true);
  await advance(0);
  expect(seen).toEqual({ address: '/first' });
});
