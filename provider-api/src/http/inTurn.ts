import type { Database } from '../base/storage/database';
import { createWorkQueue } from './workQueue';

/** How long a transaction waits for its turn, in milliseconds: shorter than a browser waits for an answer. */
const MAX_WAIT = 20_000;

interface Turn {
  queue: ReturnType<typeof createWorkQueue>;
  /** How many transactions are in it or wait for it. */
  users: number;
}

/** By store and name; only those that are in use. */
const turnsOf = new WeakMap<Database, Map<string, Turn>>();

/**
 * Runs a transaction that begins with locks which many may want at once. A transaction that waits for a lock holds a connection, and
 * ten of them would hold all that this process has, so that calls which need no such lock would wait as well. So they wait here,
 * without a connection, until one works and the next one waits in the database.
 * @param names of the locks; what is locked in another order than these are does not belong here
 * @throws 503 when its turn does not come in time
 */
export async function inTurn<T>(db: Database, names: readonly string[], work: (tx: Database) => Promise<T>): Promise<T> {
  const turns = turnsOf.get(db) ?? new Map<string, Turn>();
  turnsOf.set(db, turns);
  // Always in the same order: two that share two names must not wait for one another.
  const sortedNames = [...new Set(names)].sort();
  const run = sortedNames.reduceRight<() => Promise<T>>(
    (next, name) => () => underName(turns, name, next),
    () => db.transaction(work),
  );
  return run();
}

async function underName<T>(turns: Map<string, Turn>, name: string, work: () => Promise<T>): Promise<T> {
  const turn = turns.get(name) ?? {
    queue: createWorkQueue({ concurrency: 2, maxWaiting: Infinity, maxWait: MAX_WAIT }),
    users: 0,
  };
  turns.set(name, turn);
  turn.users += 1;
  try {
    return await turn.queue.run(work);
  } finally {
    turn.users -= 1;
    if (turn.users === 0) turns.delete(name);
  }
}
