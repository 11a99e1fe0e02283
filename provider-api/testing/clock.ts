/** A library that mixes this clock with the real one sets timers years ahead, which Node runs every millisecond instead. */
const REAL = [
  'hrtime',
  'performance',
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/**
 * Runs some work with a clock that is ahead, or behind with a negative number. Only `Date` is changed: timers run as usual, since
 * databases and sockets depend on them.
 * @param milliseconds how far the clock is ahead
 * @param work what runs with that clock; the real one is restored when it ends or fails
 * @returns what the work returns
 */
export async function withClockAhead<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ now: Date.now() + milliseconds, doNotFake: [...REAL] });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}
