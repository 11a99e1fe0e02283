import { connectionState, watchLoad, withQuietTimeout } from './connection';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a wait for what never happens fails at its limit, and nothing is checked any more', async () => {
  const never = withQuietTimeout(1000, new Promise(() => undefined), () => new Error('It did not start in time.'));
  const failed = expect(never).rejects.toThrow('It did not start in time.');
  await jest.advanceTimersByTimeAsync(750);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(250);
  await failed;
  expect(jest.getTimerCount()).toBe(0);
});

test('a wait that is over in time checks nothing afterwards', async () => {
  await expect(withQuietTimeout(1000, Promise.resolve('started'), () => new Error())).resolves.toBe('started');
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('loads in a row are one slow wait; a load that starts a second after the last one is a new one', async () => {
  const load = async (millis: number) => {
    const end = watchLoad([]);
    await jest.advanceTimersByTimeAsync(millis);
    const state = connectionState();
    end();
    return state;
  };
  expect(await load(1000)).toBe('fine');
  await jest.advanceTimersByTimeAsync(900);
  expect(await load(1000)).toBe('slow');
  expect(connectionState()).toBe('fine');
  await jest.advanceTimersByTimeAsync(1100);
  expect(await load(1000)).toBe('fine');
});
