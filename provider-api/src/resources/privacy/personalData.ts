import { and, desc, eq, ne } from 'drizzle-orm';
import { drafts } from '../../access/drafts/schema';
import { securityLog } from '../../access/security-log/schema';
import { readPermissions } from '../../access/users/permissions';
import { findUser, presentUser } from '../../access/users/store';
import type { Database } from '../../base/storage/database';
import { notifications } from '../notifications/schema';
import { presence } from '../presence/schema';
import { NEWEST } from './bounds';
import { accessOf } from './ownAccess';
import { workOf } from './ownWork';

/**
 * What the product keeps about a person, without password, token or key. For entries that others caused, neither who nor from
 * where: that is the others' data.
 * @param isOwn whether the person asks: what they typed and have not saved, and notifications about others, are for nobody else
 * @throws 404
 */
export async function personalData(db: Database, userId: string, isOwn: boolean) {
  const profile = await presentUser(db, await findUser(db, userId));
  const rights = await readPermissions(db, userId);
  const typed = await db
    .select({ path: drafts.path, savedAt: drafts.savedAt, ...(isOwn && { content: drafts.content }) })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), ne(drafts.content, '')));
  const { date, link, read, title } = notifications;
  const told = await db
    .select({ date, link, read, ...(isOwn && { title }) })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.place))
    .limit(NEWEST);
  const editing = await db
    .select({ kind: presence.kind, itemId: presence.itemId, at: presence.at })
    .from(presence)
    .where(eq(presence.userId, userId));
  return {
    profile,
    rights,
    ...(await accessOf(db, userId)),
    drafts: typed,
    notifications: told,
    editing,
    security: await securityOf(db, userId),
    ...(await workOf(db, userId)),
  };
}

async function securityOf(db: Database, userId: string) {
  const { at, event, outcome, detail, address, agent, times } = securityLog;
  const did = await db
    .select({ at, event, outcome, detail, address, agent, times })
    .from(securityLog)
    .where(eq(securityLog.byId, userId))
    .orderBy(desc(securityLog.id))
    .limit(NEWEST);
  const about = await db
    .select({ at, event, outcome, times })
    .from(securityLog)
    .where(and(eq(securityLog.aboutKind, 'user'), eq(securityLog.aboutId, userId)))
    .orderBy(desc(securityLog.id))
    .limit(NEWEST);
  return { did, about };
}
