import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { sessions } from '../auth/schema';
import { drafts } from '../drafts/schema';
import { versionItems, versionPeople, versions } from '../history/schema';
import { securityLog } from '../security-log/schema';
import { readPermissions } from '../users/permissions';
import { findUser, presentUser } from '../users/store';

/** Of lists without a bound of their own, the newest. */
const NEWEST = 500;

/**
 * What the product keeps about a person, without password, token or key. Of entries that others caused, neither who nor from
 * where: that is the others' data.
 * @param isOwn whether the person asks: what they typed and have not saved is for nobody else
 * @throws 404
 */
export async function personalData(db: Database, userId: string, isOwn: boolean) {
  const profile = await presentUser(db, await findUser(db, userId));
  const rights = await readPermissions(db, userId);
  const signedIn = await db
    .select({
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresOn: sessions.expiresOn,
      agent: sessions.agent,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(NEWEST);
  const typed = await db
    .select({ path: drafts.path, savedAt: drafts.savedAt, ...(isOwn && { content: drafts.content }) })
    .from(drafts)
    .where(eq(drafts.userId, userId));
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
  return { profile, rights, sessions: signedIn, drafts: typed, security: { did, about }, changes: await changesOf(db, userId) };
}

async function changesOf(db: Database, userId: string) {
  const byPerson = eq(versionPeople.userId, userId);
  const [all] = await db
    .select({ count: count() })
    .from(versions)
    .innerJoin(versionPeople, eq(versions.person, versionPeople.id))
    .where(byPerson);
  const newest = await db
    .select({
      at: versions.at,
      action: versions.action,
      kind: versionItems.kind,
      itemId: versionItems.itemId,
      name: versionItems.name,
    })
    .from(versions)
    .innerJoin(versionPeople, eq(versions.person, versionPeople.id))
    .innerJoin(versionItems, eq(versions.item, versionItems.id))
    .where(byPerson)
    .orderBy(desc(versions.id))
    .limit(NEWEST);
  return { count: all?.count ?? 0, newest };
}
