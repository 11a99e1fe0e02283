import { fetchWatched, type Request } from './fetchWatched';
import { lineLives, lineState } from './line';

type Script = 'ok' | 'hangs' | 'cut off' | number;

/** A server that answers one address after the other as configured. */
function server(...script: Script[]) {
  const asked: string[] = [];
  const request = (address: string): Request => ({
    address,
    ask: (signal) => {
      asked.push(address);
      const turn = script.shift() ?? 'ok';
      if (turn === 'cut off') return Promise.reject(new TypeError('Failed to fetch'));
      if (turn === 'hangs') return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      const status = turn === 'ok' ? 200 : turn;
      const headers = { get: () => 'text/javascript' };
      return Promise.resolve({ ok: status === 200, status, headers, text: async () => address } as unknown as Response);
    },
  });
  return { asked, both: [request('/a'), request('/a?again')] };
}
const pass = (millis: number) => jest.advanceTimersByTimeAsync(millis);
const online = (value: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
  window.dispatchEvent(new Event(value ? 'online' : 'offline'));
};
/** The result, once there is one. */
function follow(load: ReturnType<typeof fetchWatched>) {
  const seen: { address?: string; reason?: string } = {};
  load.then(
    ({ address }) => Object.assign(seen, { address }),
    ({ message }: Error) => Object.assign(seen, { reason: message }),
  );
  return seen;
}

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
])('a file that %s is asked for once more by itself', async (_, script) => {
  const { both, asked } = server(...script);
  const seen = follow(fetchWatched(both));
  await pass(0);
  expect(seen).toEqual({ address: '/a?again' });
  expect(asked).toEqual(['/a', '/a?again']);
});

it('the first reason is told when no address answers', async () => {
  const seen = follow(fetchWatched(server(404, 'cut off').both));
  await pass(0);
  expect(seen).toEqual({ reason: 'The server answered 404.' });
});

it('an address that hangs is asked under another one after 2.5 s, without giving up the first', async () => {
  const { both, asked } = server('hangs', 'ok');
  const seen = follow(fetchWatched(both));
  await pass(2400);
  expect(asked).toEqual(['/a']);
  await pass(200);
  expect(seen).toEqual({ address: '/a?again' });
});

it('silence fails within 5 s, and leaves nothing behind that counts', async () => {
  const seen = follow(fetchWatched(server('hangs', 'hangs').both));
  await pass(3900);
  expect(seen).toEqual({});
  await pass(200);
  expect(seen).toEqual({ reason: 'The server did not answer in time.' });
  expect(lineState()).toBe('fine');
  expect(jest.getTimerCount()).toBe(0);
});

it('as long as bytes of any file arrive nothing fails; the line is soon said to be slow', async () => {
  const seen = follow(fetchWatched(server('hangs', 'hangs').both));
  for (let second = 0; second < 60; second += 1) {
    await pass(1000);
    lineLives();
  }
  expect(seen).toEqual({});
  expect(lineState()).toBe('slow');
  await pass(5000);
  expect(seen.reason).toBe('The server did not answer in time.');
});

it('offline nothing fails however long it lasts; what was asked for comes by itself afterwards', async () => {
  online(false);
  const { both, asked } = server('ok');
  const seen = follow(fetchWatched(both));
  await pass(60_000);
  expect(lineState()).toBe('offline');
  expect([seen, asked]).toEqual([{}, []]);
  online(true);
  await pass(0);
  expect(seen).toEqual({ address: '/a' });
});

it('a connection that goes while a file is on its way is waited for, and the same address asked again', async () => {
  const breaks: (() => void)[] = [];
  const { both, asked } = server('ok');
  const [second] = both;
  const first: Request = {
    address: '/first',
    ask: (signal) =>
      breaks.length > 0
        ? second!.ask(signal)
        : new Promise((_, reject) => breaks.push(() => reject(new TypeError('Failed to fetch')))),
  };
  const seen = follow(fetchWatched([first, both[1]!]));
  await pass(0);
  online(false);
  breaks[0]!();
  await pass(10_000);
  expect([seen, asked]).toEqual([{}, []]);
  online(true);
  await pass(0);
  expect(seen).toEqual({ address: '/first' });
});
