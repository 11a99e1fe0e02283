/**
 * Sets the clock for the tests of a file; timers stay real. Where a test also waits for time to pass, `atMoment` moves it.
 * @param moment an ISO instant
 */
export function todayIs(moment: string): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now: Date.parse(moment),
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'queueMicrotask',
        'nextTick',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'hrtime',
      ],
    });
  });
  afterEach(() => jest.useRealTimers());
}
