import {
  callerOf,
  forgetLeftover,
  allContained,
  isModuleSetup,
  mayStartWork,
  type ContainedRemote,
  type Leftover,
} from './owner';

interface IntervalRecord extends Leftover {
  /** The id that the remote got; a resumed interval runs under another one. */
  id: number;
}

const records = new WeakMap<ContainedRemote, Map<number, IntervalRecord>>();

type Handler = (...args: unknown[]) => void;

/**
 * Intervals end with the page that set them. Work started before a remote was left may finish (a delayed save); after that
 * nothing new starts, so chains of timeouts or animation frames end too.
 */
export function containTimers(): void {
  const {
    setTimeout: startTimeout,
    setInterval: startInterval,
    clearInterval: stopInterval,
    clearTimeout: stopTimeout,
    requestAnimationFrame: requestFrame,
  } = window;

  window.setInterval = function setInterval(handler: TimerHandler, millis?: number, ...args: unknown[]): number {
    const owner = callerOf(setInterval);
    if (owner && !mayStartWork(owner)) return 0;
    let current = startInterval(handler as Handler, millis, ...args);
    if (!owner) return current;
    const record: IntervalRecord = {
      description: 'an interval',
      id: current,
      stop() {
        stopInterval(current);
        if (!record.start) records.get(owner)?.delete(record.id);
      },
      ...(isModuleSetup(setInterval, owner) && {
        start: () => {
          current = startInterval(handler as Handler, millis, ...args);
        },
      }),
    };
    owner.leftovers.add(record);
    const intervals = records.get(owner) ?? new Map<number, IntervalRecord>();
    records.set(owner, intervals.set(record.id, record));
    return record.id;
  } as typeof window.setInterval;

  function forget(id: unknown): void {
    for (const owner of allContained()) {
      const record = records.get(owner)?.get(Number(id));
      if (!record) continue;
      record.stop();
      forgetLeftover(owner, record);
      records.get(owner)?.delete(record.id);
    }
  }
  window.clearInterval = (id) => {
    stopInterval(id);
    forget(id);
  };
  window.clearTimeout = (id) => {
    stopTimeout(id);
    forget(id);
  };

  window.setTimeout = function setTimeout(handler: TimerHandler, millis?: number, ...args: unknown[]): number {
    const owner = callerOf(setTimeout);
    return owner && !mayStartWork(owner) ? 0 : startTimeout(handler as Handler, millis, ...args);
  } as typeof window.setTimeout;

  window.requestAnimationFrame = function requestAnimationFrame(draw) {
    const owner = callerOf(requestAnimationFrame);
    return owner && !mayStartWork(owner) ? 0 : requestFrame(draw);
  };
}
