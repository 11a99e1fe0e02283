const { setTimeout: later, setInterval: again, clearTimeout: forget } = globalThis;

/** Timers that are still to fire. */
const waiting = new Set<NodeJS.Timeout>();

const watched = {
  setTimeout(run: (...args: unknown[]) => void, wait?: number, ...args: unknown[]) {
    const timer = later(() => {
      waiting.delete(timer);
      run(...args);
    }, wait);
    waiting.add(timer);
    return timer;
  },
  setInterval(run: (...args: unknown[]) => void, wait?: number, ...args: unknown[]) {
    const timer = again(run, wait, ...args);
    waiting.add(timer);
    return timer;
  },
  clearTimeout(timer?: NodeJS.Timeout) {
    if (timer) waiting.delete(timer);
    forget(timer);
  },
};

/**
 * Watches the timers that a test file starts. The functions stay the same from file to file, since libraries keep them.
 * @returns a function that lets React finish, and stops all timers: none fires in another file
 */
export function watchTimers(): () => Promise<void> {
  Object.assign(globalThis, watched, { clearInterval: watched.clearTimeout });
  return async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => later(resolve, 0));
    for (const timer of waiting) forget(timer);
    waiting.clear();
  };
}
