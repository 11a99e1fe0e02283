import { unavailable } from './errors';

interface Bounds {
  /** How many run at once. */
  concurrency: number;
  /** How many may wait for their turn. */
  maxWaiting: number;
  /** How long each may wait, in milliseconds. */
  maxWait: number;
  /** The message for callers when the queue is full; by default, that the data cannot be reached. */
  busyMessage?: string;
}

/** Work that waits for its turn; both functions remove it from the queue. */
interface Waiting {
  start: () => void;
  refuse: () => void;
}

/**
 * A queue for work that takes much memory or processor time.
 * @returns `run` runs work in its turn; it throws 503 when too many wait already, or the turn does not come in time.
 *   `refuseWaiting` refuses everything that waits, for when the process is about to end; what runs continues.
 */
export function createWorkQueue({ concurrency, maxWaiting, maxWait, busyMessage }: Bounds) {
  let running = 0;
  const waiters = new Set<Waiting>();

  async function acquire(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiters.size >= maxWaiting) throw unavailable(busyMessage);
    await new Promise<void>((resolve, reject) => {
      const settle = (outcome: () => void) => () => {
        clearTimeout(timer);
        waiters.delete(waiter);
        outcome();
      };
      const waiter = { start: settle(resolve), refuse: settle(() => reject(unavailable(busyMessage))) };
      const timer = setTimeout(waiter.refuse, maxWait);
      waiters.add(waiter);
    });
  }

  function release(): void {
    const [next] = waiters;
    if (next) next.start();
    else running -= 1;
  }

  async function run<T>(work: () => Promise<T>): Promise<T> {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  const refuseWaiting = () => [...waiters].forEach(({ refuse }) => refuse());
  return { run, refuseWaiting };
}
