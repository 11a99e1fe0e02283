import { unavailable } from './errors';

interface Bounds {
  /** How many run at once. */
  atOnce: number;
  /** How many may wait for their turn. */
  waiting: number;
  /** How long each may wait, in milliseconds. */
  patience: number;
  /** The message for callers when the queue is full. */
  busy: string;
}

/** One that waits for its turn; each of the two takes it out of the line. */
interface Waiting {
  start: () => void;
  refuse: () => void;
}

/**
 * A queue for work that takes much memory or processor time.
 * @returns `inQueue` runs work in its turn; it throws 503 when too many wait already, or the turn does not come in time.
 *   `refuseWaiting` refuses everything that waits, for when the process is about to end; what runs continues.
 */
export function queueOf({ atOnce, waiting, patience, busy }: Bounds) {
  let running = 0;
  const line = new Set<Waiting>();

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.size >= waiting) throw unavailable(busy);
    await new Promise<void>((resolve, reject) => {
      const leave = (how: () => void) => () => {
        clearTimeout(timer);
        line.delete(waiter);
        how();
      };
      const waiter = { start: leave(resolve), refuse: leave(() => reject(unavailable(busy))) };
      const timer = setTimeout(waiter.refuse, patience);
      line.add(waiter);
    });
  }

  function passOn(): void {
    const [next] = line;
    if (next) next.start();
    else running -= 1;
  }

  async function inQueue<T>(work: () => Promise<T>): Promise<T> {
    await takeTurn();
    try {
      return await work();
    } finally {
      passOn();
    }
  }

  const refuseWaiting = () => [...line].forEach(({ refuse }) => refuse());
  return { inQueue, refuseWaiting };
}
