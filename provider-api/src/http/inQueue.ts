import { unavailable } from './errors';

interface Bounds {
  /** How many run at once. */
  atOnce: number;
  /** How many may wait for their turn. */
  waiting: number;
  /** How long each may wait, in milliseconds. */
  patience: number;
  /** What whoever cannot wait is told. */
  busy: string;
}

/**
 * A queue for work that takes much memory or processor time.
 * @returns `inQueue` runs work in its turn; it throws 503 when too many wait already, or the turn does not come in time.
 *   `refuseWaiting` says so to everybody who waits, as when the process is about to end; what runs goes on.
 */
export function queueOf({ atOnce, waiting, patience, busy }: Bounds) {
  let running = 0;
  const line = new Map<() => void, (error: Error) => void>();

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.size >= waiting) throw unavailable(busy);
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => refuse(start), patience);
      line.set(start, (error) => {
        clearTimeout(timer);
        reject(error);
      });
    });
  }

  function passOn(): void {
    const [next] = line.keys();
    if (!next) {
      running -= 1;
      return;
    }
    line.delete(next);
    next();
  }

  function refuse(start: () => void): void {
    const giveUp = line.get(start);
    line.delete(start);
    giveUp?.(unavailable(busy));
  }

  async function inQueue<T>(work: () => Promise<T>): Promise<T> {
    await takeTurn();
    try {
      return await work();
    } finally {
      passOn();
    }
  }

  const refuseWaiting = () => [...line.keys()].forEach(refuse);
  return { inQueue, refuseWaiting };
}
