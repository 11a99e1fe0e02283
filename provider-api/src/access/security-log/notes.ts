import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../base/storage/database';
import type { NewEntry } from './entry';
import { logEntry } from './lines';
import { securityLog } from './schema';

const SECOND = 1_000;
/** Repetitions within this time, in milliseconds, are counted in one entry, so that a flood does not fill the database. */
const TOGETHER = 60 * SECOND;
/** How many different events are remembered at a time. */
const MOST = 1_000;

/** How many entries may wait to be stored. */
export interface Notes {
  add(entry: NewEntry): void;
  /** Stores all that waits, repetitions too: whoever reads the log sees the last attempt. Never throws: what cannot be stored stays in the queue. */
  flush(): Promise<void>;
  /** Stores all that waits and keeps nothing of a person in memory, neither as who did something nor as whom it was about. */
  settle(userId: string): Promise<void>;
  /** Stores everything and stops. */
  close(): Promise<void>;
}

interface Kept {
  entry: NewEntry;
  /** How often it happened since it was last stored. */
  times: number;
  /** When it may be stored again. */
  due: number;
}

const keyOf = ({ at: _at, ...entry }: NewEntry) => JSON.stringify(entry);

/** Collects entries and stores them once a second. */
export function keepNotes(db: Database, log: FastifyBaseLogger): Notes {
  const kept = new Map<string, Kept>();
  let leftOut = 0;
  let writing: Promise<void> = Promise.resolve();

  const add = (entry: NewEntry) => {
    const key = keyOf(entry);
    const known = kept.get(key);
    if (known) {
      known.times += 1;
      known.entry = entry;
    } else if (kept.size < MOST) kept.set(key, { entry, times: 1, due: 0 });
    else leftOut += 1;
    // One line for each entry that will be stored.
    if (!known && kept.has(key)) logEntry(log, entry);
  };

  const write = async (everything: boolean) => {
    const now = Date.now();
    const ready = [...kept.values()].filter(({ times, due }) => times > 0 && (everything || due <= now));
    const rows: NewEntry[] = ready.map(({ entry, times }) => ({ ...entry, times }));
    const missed = leftOut;
    if (missed > 0) rows.push(leftOutEntry(missed));
    try {
      if (rows.length > 0) await db.insert(securityLog).values(rows);
    } catch (error) {
      log.error({ err: error }, 'the security log could not be stored; it waits');
      return;
    }
    leftOut -= missed;
    ready.forEach((one, index) => {
      one.times -= rows[index]?.times ?? 0;
      one.due = now + TOGETHER;
    });
    for (const [key, { times, due }] of kept) if (times === 0 && due <= Date.now()) kept.delete(key);
  };

  const next = (everything: boolean) => (writing = writing.then(() => write(everything)));
  // Created here, outside any transaction: a timer set inside one would run as part of it.
  const timer = setInterval(() => void next(false), SECOND);
  timer.unref();
  return {
    add,
    flush: () => next(true),
    settle: async (userId) => {
      await next(true);
      for (const [key, { entry, times }] of kept)
        if (times === 0 && [entry.byId, entry.aboutId].includes(userId)) kept.delete(key);
    },
    close: () => {
      clearInterval(timer);
      return next(true);
    },
  };
}

const leftOutEntry = (times: number): NewEntry => ({
  at: new Date().toISOString(),
  event: 'left_out',
  outcome: 'done',
  times,
  detail: 'More happened at once than the log can record.',
});
