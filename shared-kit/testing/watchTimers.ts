const { setTimeout: startTimeout, setInterval: startInterval, clearTimeout: clearTimer } = globalThis;

/** Timers that have not fired yet. */
const pending = new Set<NodeJS.Timeout>();

const watchedTimers = {
  setTimeout(run: (...args: unknown[]) => void, wait?: number, ...args: unknown[]) {
    const timer = startTimeout(() => {
      pending.delete(timer);
      run(...args);
    }, wait);
    pending.add(timer);
    return timer;
  },
  setInterval(run: (...args: unknown[]) => void, wait?: number, ...args: unknown[]) {
    const timer = startInterval(run, wait, ...args);
    pending.add(timer);
    return timer;
  },
  clearTimeout(timer?: NodeJS.Timeout) {
    if (timer) pending.delete(timer);
    clearTimer(timer);
  },
};

/**
 * Watches the timers that a test file starts. All files use the same functions, since libraries keep references to them.
 * @returns a function that lets React finish and then stops all timers, so that none fires in the next test file
 */
export function watchTimers(): () => Promise<void> {
  Object.assign(globalThis, watchedTimers, { clearInterval: watchedTimers.clearTimeout });
  return async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => startTimeout(resolve, 0));
    for (const timer of pending) clearTimer(timer);
    pending.clear();
  };
}
