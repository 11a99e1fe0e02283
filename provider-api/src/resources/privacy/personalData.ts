import { and, desc, eq, ne } from 'drizzle-orm';
import type { Authority } from 'shared-kit/rules/permissions';
import { drafts } from '../../access/drafts/schema';
import { securityLog } from '../../access/security-log/schema';
import { readPermissions } from '../../access/users/permissions';
import { findUser, presentUser } from '../../access/users/store';
import type { Database } from '../../base/storage/database';
import { notifications } from '../notifications/schema';
import { presence } from '../presence/schema';
import { LIST_LIMIT } from './personalRows';
import { accessOf } from './personalAccess';
import { workOf } from './personalWork';

interface Options {
  isOwn: boolean;
  reader: Authority;
}

/**
 * What the product keeps about a person, without password, token or key. Entries caused by others contain neither the
 * names nor the addresses of those people, which are their personal data.
 * @param options `isOwn`: whether the person asks for their own data; drafts and the text of notifications are for
 * nobody else; `reader`: the rights of whoever asks
 * @throws 404
 */
export async function personalData(db: Database, userId: string, { isOwn, reader }: Options) {
  const profile = await presentUser(db, await findUser(db, userId));
  const rights = await readPermissions(db, userId);
  const unsavedDrafts = await db
    .select({ path: drafts.path, savedAt: drafts.savedAt, ...(isOwn && { content: drafts.content }) })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), ne(drafts.content, '')));
  const { date, link, read, title } = notifications;
  const received = await db
    .select({ date, link, read, ...(isOwn && { title }) })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.place))
    .limit(LIST_LIMIT);
  const editing = await db
    .select({ kind: presence.kind, itemId: presence.itemId, at: presence.at })
    .from(presence)
    .where(eq(presence.userId, userId));
  return {
    profile,
    rights,
    ...(await accessOf(db, userId)),
    drafts: unsavedDrafts,
    notifications: received,
    editing,
    security: await securityOf(db, userId),
    ...(await workOf(db, userId, reader)),
  };
}

async function securityOf(db: Database, userId: string) {
  const { at, event, outcome, detail, address, agent, times } = securityLog;
  const did = await db
    .select({ at, event, outcome, detail, address, agent, times })
    .from(securityLog)
    .where(eq(securityLog.byId, userId))
    .orderBy(desc(securityLog.id))
    .limit(LIST_LIMIT);
  const about = await db
    .select({ at, event, outcome, times })
    .from(securityLog)
    .where(and(eq(securityLog.aboutKind, 'user'), eq(securityLog.aboutId, userId)))
    .orderBy(desc(securityLog.id))
    .limit(LIST_LIMIT);
  return { did, about };
}
