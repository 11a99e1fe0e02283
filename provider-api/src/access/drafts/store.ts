import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { drafts } from './schema';

const DAY = 86_400_000;
const KEPT_DAYS = 30;
/** Of one person; the oldest go first. */
const MOST = 20;

const at = (userId: string, path: string) => and(eq(drafts.userId, userId), eq(drafts.path, path));

/** @returns one's own draft of a form, or null */
export async function findDraft(db: Database, userId: string, path: string) {
  const [found] = await db.select({ content: drafts.content, savedAt: drafts.savedAt }).from(drafts).where(at(userId, path));
  return found ?? null;
}

/** Keeps a draft over the one of the same form, and lets the oldest go beyond what a person may have. */
export async function keepDraft(db: Database, userId: string, path: string, content: string): Promise<void> {
  const savedAt = new Date().toISOString();
  await db.transaction(async (tx) => {
    await tx
      .insert(drafts)
      .values({ userId, path, content, savedAt })
      .onConflictDoUpdate({ target: [drafts.userId, drafts.path], set: { content, savedAt } });
    const newest = tx
      .select({ path: drafts.path })
      .from(drafts)
      .where(eq(drafts.userId, userId))
      .orderBy(desc(drafts.savedAt), drafts.path)
      .limit(MOST);
    await tx.delete(drafts).where(and(eq(drafts.userId, userId), notInArray(drafts.path, newest)));
  });
}

/** Forgets the draft of one form. */
export async function dropDraft(db: Database, userId: string, path: string): Promise<void> {
  await db.delete(drafts).where(at(userId, path));
}

/** Forgets every draft of a person: Log Out (OP-130). */
export async function forgetDrafts(db: Database, userId: string): Promise<void> {
  await db.delete(drafts).where(eq(drafts.userId, userId));
}

/** Forgets what nobody came back to. */
export async function expireDrafts(db: Database, now: Date): Promise<void> {
  await db.delete(drafts).where(lt(drafts.savedAt, new Date(now.getTime() - KEPT_DAYS * DAY).toISOString()));
}
