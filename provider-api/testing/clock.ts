/**
 * Runs some work with a clock that is ahead, or behind with a negative number. Only `Date` is changed: timers go on as usual,
 * since databases and sockets wait on them.
 * @param milliseconds how far the clock is ahead
 * @param work what sees that clock; the real one is back when it ends, or fails
 * @returns what the work gives
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
