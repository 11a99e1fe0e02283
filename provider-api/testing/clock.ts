/**
 * These stay real: a library that mixes both clocks would set timers that are years away, and Node runs such a timer
 * every millisecond.
 */
const REAL_FUNCTIONS = [
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
 * Runs a function with a clock that is ahead. Only `Date` is changed: timers run as usual, since databases and sockets depend on them.
 * @param milliseconds how far the clock is ahead; negative if it is behind
 * @param work runs with that clock; the real clock is restored when it ends or fails
 * @returns what the work returns
 */
export async function withClockAhead<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ now: Date.now() + milliseconds, doNotFake: [...REAL_FUNCTIONS] });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}
