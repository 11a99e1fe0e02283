import { eq, getTableName } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { mayDo } from '../../access/history/kindRights';
import { keepVersion } from '../../access/history/record';
import { recordChange } from '../../access/security-log/log';
import { properties } from '../../access/places/schema';
import { RIGHTS } from '../../access/users/store';
import { copyFromBin } from '../../base/storage/files/bin';
import type { FileStore } from '../../base/storage/files/FileStore';
import { allowIdle } from '../../base/storage/allowIdle';
import { lockName } from '../../base/storage/lockName';
import type { Database } from '../../base/storage/database';
import { turnOfProperty } from '../../content/order';
import type { ContentServices } from '../../content/services';
import { bin, type BinEntry } from '../../content/bin/schema';
import { putRowsBack, tablesIn } from '../../content/bin/restoreFromBin';
import { authoriseAfterWait } from '../../http/authorise';
import { caller } from '../../http/caller';
import { conflict, forbidden, notFound } from '../../http/errors';
import { inTurn } from '../../http/inTurn';
import { assetTags } from '../assets/schema';
import { lockPlace, settleFilesOf, TURN_OF_FILES } from '../assets/settleFiles';
import { storeTags } from '../assets/tagging';
import { toTracked } from '../assets/toTracked';
import { explainTaken, makeRoom, readDeletedRow, requireFreeName, type DeletedRow } from './deletedRow';
import { historyKind, type HistoryKind } from './kinds';
import { findTakenPlaces, readDeletedPlaces, recordLostPlaces, removeArchivedAlert } from './restoreAlert';
import { removeOutdatedRights } from './restoreRights';

/** @throws 404 when the bin has no such entry, or the caller may not read it */
export async function findEntry(
  db: Database,
  request: FastifyRequest,
  id: string,
): Promise<{ entry: BinEntry; kind: HistoryKind }> {
  const [entry] = await db.select().from(bin).where(eq(bin.id, id));
  const kind = entry && historyKind(entry.kind);
  if (!entry || !kind || !mayDo(caller(request).authority, 'READ', kind, entry.propertyId))
    throw notFound('This is no longer in the bin.');
  return { entry, kind };
}

/** Locks the entry: of two people who restore or remove it, only one succeeds. @throws 404 */
export async function lockEntry(tx: Database, request: FastifyRequest, id: string) {
  await tx.select({ id: bin.id }).from(bin).where(eq(bin.id, id)).for('update');
  return findEntry(tx, request, id);
}

/**
 * Restores something from the bin, with all that was deleted with it: under its old id, at its old place in the order.
 * @returns the entry, and what it had to be restored without
 * @throws 403 for somebody who may not change the kind there, 409 when its property or its calendar was deleted, or its name is taken
 */
export async function restoreFromBin(services: ContentServices, request: FastifyRequest, id: string) {
  const { entry: found } = await findEntry(services.db, request, id);
  const restored = await inTurn(services.db, turnsOf(found), async (tx) => {
    if (found.kind === 'properties') await lockName(tx, RIGHTS);
    const { entry, kind } = await lockEntry(tx, request, id);
    await authoriseAfterWait(tx, request);
    return { entry, leftOut: await restoreEntry(tx, services.files, request, entry, kind) };
  });
  await settleFilesOf(services, request, restored.entry);
  return restored;
}

/** Restores a locked entry. @returns what it had to be restored without */
async function restoreEntry(tx: Database, files: FileStore, request: FastifyRequest, entry: BinEntry, kind: HistoryKind) {
  const { authority } = caller(request);
  if (!kind.table || !mayDo(authority, 'WRITE', kind, entry.propertyId))
    throw forbidden(`You may not restore this ${kind.singular}: you need the right to change it.`);
  if (entry.kind !== 'properties' && entry.propertyId !== null) await requireItsProperty(tx, entry.propertyId);
  if (entry.kind === 'assets') await lockPlace(tx, entry.itemId);
  const table = getTableName(kind.table);
  const deletedRow = await readDeletedRow(tx, entry, table);
  await makeRoom(tx, entry, table, deletedRow);
  await requireFreeName(tx, entry, kind, String(deletedRow.name ?? ''));
  const mayAssignAlerts = authority.can('WRITE', 'can_assign_alerts');
  const isAssignment = (tableName: string) => entry.kind === 'alerts' && tableName !== 'alerts' && !mayAssignAlerts;
  const skippedAssignments = (await tablesIn(tx, entry.id)).some(isAssignment) ? [ASSIGNMENTS] : await findTakenPlaces(tx, entry);
  // Tags are stored by their names, under a lock: restored as rows they could conflict with a change that deletes unused tags.
  const isLeftOut = (tableName: string) => tableName === getTableName(assetTags) || isAssignment(tableName);
  const deletedPlaces = await readDeletedPlaces(tx, entry);
  const emptiedFields = await putRowsBack(tx, entry, table, isLeftOut).catch(explainTaken(kind));
  const outdated =
    entry.kind === 'properties'
      ? [...(await removeOutdatedRights(tx, entry)), ...(await removeArchivedAlert(tx, request, entry))]
      : [];
  // After the rows, so that a refusal changes no file; before the tags, whose lock would block all other changes of tags.
  if (entry.files.length > 0) await allowIdle(tx);
  for (const key of entry.files) await copyFromBin(files, key);
  const tags = entry.kind === 'assets' ? await storeTags(tx, entry.itemId, entry.tags) : null;
  await keepRestored(tx, request, entry, deletedRow, tags);
  await recordLostPlaces(tx, request, entry, deletedPlaces);
  const about = { kind: kind.singular, id: entry.itemId, name: entry.name };
  await recordChange(tx, request, { event: 'restored', about, detail: 'From the bin' });
  const missing = emptiedFields.map((field) => ({ field, message: `Its ${labelOf(field)} no longer exists.` }));
  return [...missing, ...skippedAssignments, ...outdated];
}

/** Records the restoration in the history. @param tags those that a file has now: other files may spell a tag differently by now */
async function keepRestored(
  tx: Database,
  request: FastifyRequest,
  entry: BinEntry,
  deletedRow: DeletedRow,
  tags: string[] | null,
): Promise<void> {
  const row = {
    id: entry.itemId,
    propertyId: entry.propertyId,
    version: Number(deletedRow.version ?? 1),
    updatedAt: String(deletedRow.updated_at),
    updatedBy: null,
    name: entry.name,
  };
  const change = tags ? { before: toTracked(row, entry.tags), after: toTracked(row, tags) } : { before: row, after: row };
  await keepVersion(tx, request, entry.kind, change, { action: 'restored' });
}

/** The queues that a restoration may wait in: for the lock of rights, that of its property, and the store of files. */
const turnsOf = ({ kind, propertyId, files }: BinEntry): string[] => [
  ...(kind === 'properties' ? [RIGHTS] : []),
  ...(propertyId === null ? [] : [turnOfProperty(propertyId)]),
  ...(files.length > 0 ? [TURN_OF_FILES] : []),
];

const ASSIGNMENTS = {
  field: 'properties',
  message: 'It was not assigned to its properties again, because you may not assign alerts.',
};

/** `region_id` → 'region'. */
const labelOf = (column: string) => column.replace(/_id$/, '').replaceAll('_', ' ');

/** @throws 409 when the property is in the bin, or was deleted for good */
async function requireItsProperty(tx: Database, propertyId: string): Promise<void> {
  const [found] = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.id, propertyId))
    .for('no key update');
  if (found) return;
  const [deleted] = await tx.select({ name: bin.name }).from(bin).where(eq(bin.itemId, propertyId));
  throw conflict(
    deleted
      ? `${deleted.name}, to which this belongs, is also in the bin. Restore it first.`
      : 'The property to which this belongs was deleted for good, so it cannot be restored.',
  );
}
