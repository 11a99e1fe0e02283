import { count, desc, eq, or } from 'drizzle-orm';
import type { Authority } from 'shared-kit/rules/permissions';
import { versionItems, versionPeople, versions } from '../../access/history/schema';
import type { Database } from '../../base/storage/database';
import { bin } from '../../content/bin/schema';
import { mayReadItem } from '../history/kinds';
import { releases } from '../releases/schema';
import { isBy, LIST_LIMIT } from './personalRows';

/**
 * What a person did to the group's data: changes, deletions that can still be undone, releases.
 * @param reader the rights of whoever reads it
 */
export async function workOf(db: Database, userId: string, reader: Authority) {
  return {
    changes: await changesOf(db, userId, reader),
    deletions: await deletionsOf(db, userId),
    releases: await releasesOf(db, userId),
  };
}

/** The current name of an item may come from others, so only readers who may still read the item see it. */
function isNamed(reader: Authority, userId: string, kind: string, itemId: string, propertyId: string | null): boolean {
  return (kind === 'users' && itemId === userId) || mayReadItem(reader, kind, propertyId);
}

async function changesOf(db: Database, userId: string, reader: Authority) {
  const byPerson = eq(versionPeople.userId, userId);
  const [total] = await db
    .select({ count: count() })
    .from(versions)
    .innerJoin(versionPeople, eq(versions.person, versionPeople.id))
    .where(byPerson);
  const rows = await db
    .select({
      at: versions.at,
      action: versions.action,
      kind: versionItems.kind,
      itemId: versionItems.itemId,
      name: versionItems.name,
      propertyId: versionItems.propertyId,
    })
    .from(versions)
    .innerJoin(versionPeople, eq(versions.person, versionPeople.id))
    .innerJoin(versionItems, eq(versions.item, versionItems.id))
    .where(byPerson)
    .orderBy(desc(versions.id))
    .limit(LIST_LIMIT);
  const newest = rows.map(({ propertyId, name, ...row }) => ({
    ...row,
    name: isNamed(reader, userId, row.kind, row.itemId, propertyId) ? name : null,
  }));
  return { count: total?.count ?? 0, newest };
}

const deletionsOf = (db: Database, userId: string) =>
  db
    .select({ kind: bin.kind, name: bin.name, deletedAt: bin.deletedAt, expiresOn: bin.expiresOn })
    .from(bin)
    .where(isBy(bin.deletedBy, userId))
    .orderBy(desc(bin.deletedAt))
    .limit(LIST_LIMIT);

/** Each release with what the person did to it and when; null for what others did. */
async function releasesOf(db: Database, userId: string) {
  const uploaded = isBy(releases.by, userId);
  const putLive = isBy(releases.liveBy, userId);
  const withdrew = isBy(releases.withdrawnBy, userId);
  const endedTrial = isBy(releases.trialEndedBy, userId);
  const rows = await db
    .select({
      remote: releases.remote,
      version: releases.version,
      uploaded,
      uploadedAt: releases.at,
      putLive,
      putLiveOn: releases.liveOn,
      withdrew,
      withdrawnOn: releases.withdrawnOn,
      endedTrial,
      trialEndedOn: releases.trialEndedOn,
    })
    .from(releases)
    .where(or(uploaded, putLive, withdrew, endedTrial))
    .orderBy(desc(releases.at))
    .limit(LIST_LIMIT);
  return rows.map((row) => ({
    remote: row.remote,
    version: row.version,
    uploadedAt: row.uploaded ? row.uploadedAt : null,
    putLiveOn: row.putLive ? row.putLiveOn : null,
    withdrawnOn: row.withdrew ? row.withdrawnOn : null,
    trialEndedOn: row.endedTrial ? row.trialEndedOn : null,
  }));
}
