/**
 * Runs some work with a clock that is ahead, or behind with a negative number. Only `Date` is changed: timers run as usual, since
 * databases and sockets depend on them.
 * @param milliseconds how far the clock is ahead
 * @param work what runs with that clock; the real one is restored when it ends or fails
 * @returns what the work returns
 */
export async function withClockAhead<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({
    now: Date.now() + milliseconds,
    doNotFake: ['setTimeout', 'setImmediate', 'setInterval', 'nextTick', 'queueMicrotask'],
  });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}
