import { callerOf, everyContained, isSetUpOnce, mayBegin, type Contained, type Leftover } from './owner';

interface Ticking extends Leftover {
  /** What the remote was given, and what runs now. */
  id: number;
}

const records = new WeakMap<Contained, Map<number, Ticking>>();

type Handler = (...args: unknown[]) => void;

/**
 * Intervals end with the page that set them. Work started before a remote was left may finish (a delayed save); after that
 * nothing new starts, so chains of timeouts or animation frames end too.
 */
export function containTimers(): void {
  const {
    setTimeout: later,
    setInterval: tick,
    clearInterval: stopTick,
    clearTimeout: stopLater,
    requestAnimationFrame: frame,
  } = window;

  window.setInterval = function setInterval(handler: TimerHandler, millis?: number, ...args: unknown[]): number {
    const owner = callerOf(setInterval);
    if (owner && !mayBegin(owner)) return 0;
    let current = tick(handler as Handler, millis, ...args);
    if (!owner) return current;
    const record: Ticking = {
      what: 'an interval',
      id: current,
      stop: () => stopTick(current),
      ...(isSetUpOnce(setInterval, owner) && {
        start: () => {
          current = tick(handler as Handler, millis, ...args);
        },
      }),
    };
    owner.leftovers.add(record);
    const own = records.get(owner) ?? new Map<number, Ticking>();
    records.set(owner, own.set(record.id, record));
    return record.id;
  } as typeof window.setInterval;

  function forget(id: unknown): void {
    for (const owner of everyContained()) {
      const record = records.get(owner)?.get(Number(id));
      if (!record) continue;
      record.stop();
      owner.leftovers.delete(record);
      owner.suspended = owner.suspended.filter((one) => one !== record);
      records.get(owner)?.delete(record.id);
    }
  }
  window.clearInterval = (id) => {
    stopTick(id);
    forget(id);
  };
  window.clearTimeout = (id) => {
    stopLater(id);
    forget(id);
  };

  window.setTimeout = function setTimeout(handler: TimerHandler, millis?: number, ...args: unknown[]): number {
    const owner = callerOf(setTimeout);
    return owner && !mayBegin(owner) ? 0 : later(handler as Handler, millis, ...args);
  } as typeof window.setTimeout;

  window.requestAnimationFrame = function requestAnimationFrame(draw) {
    const owner = callerOf(requestAnimationFrame);
    return owner && !mayBegin(owner) ? 0 : frame(draw);
  };
}
