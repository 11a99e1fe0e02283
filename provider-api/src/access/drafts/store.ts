import { and, desc, eq, gte, inArray, lt, lte, ne, not, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { drafts } from './schema';

const DAY = 86_400_000;
const KEPT_DAYS = 30;
/** Maximum drafts of one person; the oldest are deleted first. */
const MAX_DRAFTS = 20;

/** The browser that sent a write, and the number of that write; a write without a browser's name is never too late. */
export interface Sender {
  browser: string;
  nth: number;
}

/** Whose form, and its address. */
interface Form {
  userId: string;
  path: string;
}

const isOfForm = ({ userId, path }: Form) => and(eq(drafts.userId, userId), eq(drafts.path, path));
const isDiscarded = eq(drafts.content, '');
const isKept = ne(drafts.content, '');

/** @returns the person's draft of a form, or null */
export async function findDraft(db: Database, form: Form) {
  const [found] = await db
    .select({ content: drafts.content, savedAt: drafts.savedAt })
    .from(drafts)
    .where(and(isOfForm(form), isKept));
  return found ?? null;
}

/**
 * Stores a draft, replacing that of the same form, and deletes the person's oldest ones beyond the maximum. A draft
 * that its browser sent before the stored one, or before a discard, is too late and is not stored.
 */
export async function saveDraft(db: Database, form: Form, content: string, sender: Sender): Promise<void> {
  const isLate = and(eq(drafts.browser, sender.browser), ne(drafts.browser, ''), gte(drafts.nth, sender.nth)) as SQL;
  await write(db, { ...form, content, ...sender }, not(isLate));
}

/**
 * Discards the draft of one form, but only what the person has seen: a newer one from another browser stays.
 * @param seen when the discarded draft of another browser was saved
 */
export async function discardDraft(db: Database, form: Form, sender: Sender, seen: string | undefined): Promise<void> {
  if (sender.browser === '') return void (await db.delete(drafts).where(isOfForm(form)));
  const isOwn = and(eq(drafts.browser, sender.browser), lte(drafts.nth, sender.nth));
  const isKnown = or(isOwn, seen === undefined ? undefined : eq(drafts.savedAt, seen)) as SQL;
  await write(db, { ...form, content: '', ...sender }, isKnown);
}

/** Writes the form's draft if there is none, or if `mayReplace` holds for the stored one. */
async function write(db: Database, row: Omit<typeof drafts.$inferInsert, 'savedAt'>, mayReplace: SQL): Promise<void> {
  const savedAt = new Date().toISOString();
  const { content, browser, nth, userId } = row;
  await db.transaction(async (tx) => {
    await tx
      .insert(drafts)
      .values({ ...row, savedAt })
      .onConflictDoUpdate({
        target: [drafts.userId, drafts.path],
        set: { content, browser, nth, savedAt },
        setWhere: mayReplace,
      });
    const isSameKind = and(eq(drafts.userId, userId), content === '' ? isDiscarded : isKept);
    const newest = tx
      .select({ path: drafts.path })
      .from(drafts)
      .where(isSameKind)
      .orderBy(desc(drafts.savedAt), drafts.path)
      .limit(MAX_DRAFTS);
    // Rows that another call has locked are left to that call: waiting for each other would be a deadlock.
    const outdated = tx
      .select({ id: drafts.id })
      .from(drafts)
      .where(and(isSameKind, notInArray(drafts.path, newest)))
      .for('update', { skipLocked: true });
    await tx.delete(drafts).where(inArray(drafts.id, outdated));
  });
}

/** Deletes every draft of a person who logs out (OP-130). */
export async function deleteDrafts(db: Database, userId: string): Promise<void> {
  await db.delete(drafts).where(eq(drafts.userId, userId));
}

/** Deletes drafts that nobody came back to. */
export async function expireDrafts(db: Database, now: Date): Promise<void> {
  await db.delete(drafts).where(lt(drafts.savedAt, new Date(now.getTime() - KEPT_DAYS * DAY).toISOString()));
}
