import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../base/storage/database';
import type { NewEntry } from './entry';
import { logEntry } from './logEntry';
import { securityLog } from './schema';

const SECOND = 1_000;
/** Repetitions within this time, in milliseconds, are merged into one entry, so that a flood does not fill the database. */
const MERGE_MILLISECONDS = 60 * SECOND;
/** How many different entries may wait; more are only counted. */
const MAX_PENDING = 1_000;

/** Entries that wait to be stored. */
export interface Notes {
  add(entry: NewEntry): void;
  /** Stores all waiting entries, repetitions too, so that a reader of the log sees the latest. Never throws: on failure they keep waiting. */
  flush(): Promise<void>;
  /** Stores all waiting entries, and forgets those by or about a person. */
  settle(userId: string): Promise<void>;
  /** Stores everything and stops. */
  close(): Promise<void>;
}

interface PendingEntry {
  entry: NewEntry;
  /** How often it happened since it was last stored. */
  times: number;
  /** When it may be stored again. */
  due: number;
}

const keyOf = ({ at: _at, ...entry }: NewEntry) => JSON.stringify(entry);

/** Collects entries and stores them once a second. */
export function createNotes(db: Database, log: FastifyBaseLogger): Notes {
  const pending = new Map<string, PendingEntry>();
  let dropped = 0;
  let writing: Promise<void> = Promise.resolve();

  const add = (entry: NewEntry) => {
    const key = keyOf(entry);
    const existing = pending.get(key);
    if (!existing && pending.size >= MAX_PENDING) return void (dropped += 1);
    const repeated = existing ?? { entry, times: 0, due: 0 };
    // One line for each entry that will be stored.
    if (repeated.times === 0) logEntry(log, entry);
    repeated.times += 1;
    repeated.entry = entry;
    pending.set(key, repeated);
  };

  const write = async ({ all }: { all: boolean }) => {
    const now = Date.now();
    const ready = [...pending.values()].filter(({ times, due }) => times > 0 && (all || due <= now));
    const rows: NewEntry[] = ready.map(({ entry, times }) => ({ ...entry, times }));
    const reported = dropped;
    if (reported > 0) rows.push(droppedEntry(reported));
    try {
      if (rows.length > 0) await db.insert(securityLog).values(rows);
    } catch (error) {
      log.error({ err: error }, 'the security log could not be stored; it waits');
      return;
    }
    dropped -= reported;
    ready.forEach((pendingEntry, index) => {
      pendingEntry.times -= rows[index]?.times ?? 0;
      pendingEntry.due = now + MERGE_MILLISECONDS;
    });
    for (const [key, { times, due }] of pending) if (times === 0 && due <= Date.now()) pending.delete(key);
  };

  const enqueueWrite = (options: { all: boolean }) => (writing = writing.then(() => write(options)));
  // Created here, outside any transaction: a timer set inside one would run as part of it.
  const timer = setInterval(() => void enqueueWrite({ all: false }), SECOND);
  timer.unref();
  return {
    add,
    flush: () => enqueueWrite({ all: true }),
    settle: async (userId) => {
      await enqueueWrite({ all: true });
      for (const [key, { entry, times }] of pending)
        if (times === 0 && [entry.byId, entry.aboutId].includes(userId)) pending.delete(key);
    },
    close: () => {
      clearInterval(timer);
      return enqueueWrite({ all: true });
    },
  };
}

const droppedEntry = (times: number): NewEntry => ({
  at: new Date().toISOString(),
  event: 'left_out',
  outcome: 'done',
  times,
  detail: 'More happened at once than the log can record.',
});
