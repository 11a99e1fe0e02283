import type { Database } from '../base/storage/database';
import { MAX_CONNECTIONS } from '../base/storage/patientPool';
import { createWorkQueue } from './workQueue';

/** How long a transaction waits for each turn, in milliseconds: shorter than a browser waits for an answer. */
const MAX_WAIT = 20_000;
/** How many may run at once, whatever they lock: the other connections are for calls that wait for no lock. */
const MAX_AT_ONCE = MAX_CONNECTIONS - 3;

interface Turn {
  queue: ReturnType<typeof createWorkQueue>;
  /** How many transactions have the turn or wait for it. */
  users: number;
}

/** By store and name; only those that are in use. */
const turnsOf = new WeakMap<Database, Map<string, Turn>>();

type Work<T> = (tx: Database) => Promise<T>;

/**
 * Runs a transaction that begins with locks that many calls may want at once. A call that waits for a lock in the
 * database occupies a connection, and ten such calls would occupy all that this process has. So they wait here, without
 * one (docs/decisions/waiting-without-a-connection.md).
 * @param names of the locks
 * @throws 503 when its turn does not come in time
 */
export const inTurn = <T>(db: Database, names: readonly string[], work: Work<T>): Promise<T> =>
  // Taken last, so that a transaction that waits for a name does not occupy one of these places.
  inNamedTurns(db, names, () => underName(db, 'any', MAX_AT_ONCE, () => db.transaction(work)));

/** The same for locks that nobody holds for long. */
export const inQuickTurn = <T>(db: Database, names: readonly string[], work: Work<T>): Promise<T> =>
  inNamedTurns(db, names, () => db.transaction(work));

function inNamedTurns<T>(db: Database, names: readonly string[], work: () => Promise<T>): Promise<T> {
  // Always in the same order: two transactions that share two names must not deadlock.
  const sortedNames = [...new Set(names)].sort();
  return sortedNames.reduceRight((next, name) => () => underName(db, `lock ${name}`, 1, next), work)();
}

async function underName<T>(db: Database, name: string, concurrency: number, work: () => Promise<T>): Promise<T> {
  const turns = turnsOf.get(db) ?? new Map<string, Turn>();
  turnsOf.set(db, turns);
  const newTurn = () => ({ queue: createWorkQueue({ concurrency, maxWaiting: Infinity, maxWait: MAX_WAIT }), users: 0 });
  const turn = turns.get(name) ?? newTurn();
  turns.set(name, turn);
  turn.users += 1;
  try {
    return await turn.queue.run(work);
  } finally {
    turn.users -= 1;
    if (turn.users === 0) turns.delete(name);
  }
}
