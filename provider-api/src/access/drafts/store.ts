import { and, desc, eq, gte, inArray, lt, lte, ne, not, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { drafts } from './schema';

const DAY = 86_400_000;
const KEPT_DAYS = 30;
/** Maximum drafts of one person; the oldest are deleted first. */
const MOST = 20;

/** Which write of which browser; a browser without a name is never too late. */
export interface Sender {
  browser: string;
  nth: number;
}

const at = (userId: string, path: string) => and(eq(drafts.userId, userId), eq(drafts.path, path));
const isDiscarded = eq(drafts.content, '');
const isKept = ne(drafts.content, '');

/** @returns one's own draft of a form, or null */
export async function findDraft(db: Database, userId: string, path: string) {
  const [found] = await db
    .select({ content: drafts.content, savedAt: drafts.savedAt })
    .from(drafts)
    .where(and(at(userId, path), isKept));
  return found ?? null;
}

/**
 * Stores a draft over that of the same form, and deletes the person's oldest ones over the maximum. One that its browser sent before
 * the stored one, or before a discard, comes too late and is not stored.
 */
export async function keepDraft(db: Database, userId: string, path: string, content: string, from: Sender): Promise<void> {
  const isLate = and(eq(drafts.browser, from.browser), ne(drafts.browser, ''), gte(drafts.nth, from.nth)) as SQL;
  await write(db, { userId, path, content, ...from }, not(isLate));
}

/**
 * Forgets the draft of one form, as far as the person who discards it knows it: one that another browser sent since then stays.
 * @param seen when the discarded draft of another browser was saved
 */
export async function dropDraft(db: Database, userId: string, path: string, from: Sender, seen?: string): Promise<void> {
  if (from.browser === '') return void (await db.delete(drafts).where(at(userId, path)));
  const isOwn = and(eq(drafts.browser, from.browser), lte(drafts.nth, from.nth));
  const isKnown = or(isOwn, seen === undefined ? undefined : eq(drafts.savedAt, seen)) as SQL;
  await write(db, { userId, path, content: '', ...from }, isKnown);
}

/** Writes the form's draft, if `over` allows replacing the stored one. */
async function write(db: Database, row: Omit<typeof drafts.$inferInsert, 'savedAt'>, over: SQL): Promise<void> {
  const savedAt = new Date().toISOString();
  const { content, browser, nth, userId } = row;
  await db.transaction(async (tx) => {
    await tx
      .insert(drafts)
      .values({ ...row, savedAt })
      .onConflictDoUpdate({
        target: [drafts.userId, drafts.path],
        set: { content, browser, nth, savedAt },
        setWhere: over,
      });
    const same = and(eq(drafts.userId, userId), content === '' ? isDiscarded : isKept);
    const newest = tx
      .select({ path: drafts.path })
      .from(drafts)
      .where(same)
      .orderBy(desc(drafts.savedAt), drafts.path)
      .limit(MOST);
    // What another call holds is left to that one: two that waited for one another would both be refused.
    const older = tx
      .select({ id: drafts.id })
      .from(drafts)
      .where(and(same, notInArray(drafts.path, newest)))
      .for('update', { skipLocked: true });
    await tx.delete(drafts).where(inArray(drafts.id, older));
  });
}

/** Forgets every draft of a person: Log Out (OP-130). */
export async function forgetDrafts(db: Database, userId: string): Promise<void> {
  await db.delete(drafts).where(eq(drafts.userId, userId));
}

/** Deletes drafts that nobody came back to. */
export async function expireDrafts(db: Database, now: Date): Promise<void> {
  await db.delete(drafts).where(lt(drafts.savedAt, new Date(now.getTime() - KEPT_DAYS * DAY).toISOString()));
}
