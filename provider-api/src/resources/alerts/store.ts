import { asc, eq, inArray, max } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { alertRules } from 'shared-kit/rules/validation/alert';
import type { Authority } from 'shared-kit/rules/permissions';
import { requestedId } from '../../content/requestedId';
import { changeErrors } from '../../http/changeErrors';
import { refuse, toWire } from '../../http/wire';
import type { Services } from '../../http/app';
import { caller, editor } from '../../http/caller';
import { changeStamps } from '../../http/changes';
import { checkVersion } from '../../http/conditional';
import { invalid, notFound } from '../../http/errors';
import { properties } from '../../access/places/schema';
import { isUnchanged } from '../../access/history/isUnchanged';
import { keepVersion } from '../../access/history/record';
import { groupBy } from '../../base/groupBy';
import type { Database } from '../../base/storage/database';
import { alphabetical } from '../../base/storage/alphabetical';
import { writtenRow } from '../../base/storage/writtenRow';
import { readAlert, settleAlert } from './fields';
import { removeFromPlaces } from './removeFromPlaces';
import { alertAssignments, alerts } from './schema';

export type AlertRow = typeof alerts.$inferSelect;

/** @throws 404 */
export async function findAlert(db: Database, id: string): Promise<AlertRow> {
  const [found] = await db.select().from(alerts).where(eq(alerts.id, id));
  if (!found) throw notFound('There is no such alert.');
  return found;
}

/** Locks one alert for this transaction: of two changes to one version, one wins. @throws 404 */
export async function lockAlert(tx: Database, id: string): Promise<AlertRow> {
  await tx.select({ id: alerts.id }).from(alerts).where(eq(alerts.id, id)).for('no key update');
  return findAlert(tx, id);
}

/**
 * Locks an alert that is about to be assigned or made global, so that nobody archives or deletes it in between.
 * @throws 404, and 422 for an archived one
 */
export async function findShowableAlert(tx: Database, id: string): Promise<AlertRow> {
  const [found] = await tx.select().from(alerts).where(eq(alerts.id, id)).for('share');
  if (!found) throw notFound('There is no such alert.');
  if (found.archived)
    throw invalid({ alert_id: 'This alert is archived.' }, 'An archived alert cannot be shown. Unarchive it first.');
  return found;
}

type Reader = { authority: Authority };

/** Whether somebody sees what a property shows: who reads it, or assigns its alert (OP-134). */
export const maySeeAlertOf = (authority: Authority, propertyId: string): boolean =>
  authority.can('READ', 'property', propertyId) || authority.can('READ', 'can_assign_alerts', propertyId);

/** The properties that alerts are assigned to, whether or not the caller may see that. */
async function readAssignedProperties(db: Database, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ alertId: alertAssignments.alertId, id: properties.id, name: properties.name, type: properties.type })
    .from(alertAssignments)
    .innerJoin(properties, eq(properties.id, alertAssignments.propertyId))
    .where(inArray(alertAssignments.alertId, ids))
    .orderBy(alphabetical(properties.name), asc(properties.id));
}

/**
 * Stored alerts as they are returned: with the properties that they are assigned to, as far as the caller may see that, and the
 * number of the others. Whoever archives or deletes an alert removes it from those as well.
 */
export async function presentAlerts(db: Database, reader: Reader, rows: AlertRow[]): Promise<unknown[]> {
  const ids = rows.map(({ id }) => id);
  const assignedProperties = groupBy(await readAssignedProperties(db, ids), ({ alertId }) => alertId);
  return rows.map((row) => {
    const ownProperties = assignedProperties.get(row.id) ?? [];
    const visible = ownProperties.filter(({ id }) => maySeeAlertOf(reader.authority, id));
    return toWire({
      ...row,
      properties: visible.map(({ id, name, type }) => ({ id, name, type })),
      hiddenProperties: ownProperties.length - visible.length,
    });
  });
}

/** One stored alert as returned. */
export async function presentAlert(db: Database, request: FastifyRequest, row: AlertRow): Promise<unknown> {
  const [alert] = await presentAlerts(db, caller(request), [row]);
  return alert;
}

async function nextIndexInTab(tx: Database, archived: boolean): Promise<number> {
  const [last] = await tx
    .select({ index: max(alerts.sortIndex) })
    .from(alerts)
    .where(eq(alerts.archived, archived));
  return (last?.index ?? 0) + 1;
}

/** Creates an alert at the end of its tab, unless it is sent with a position. */
export async function createAlert({ db }: Services, request: FastifyRequest): Promise<AlertRow> {
  const sent = await readAlert(request.body);
  refuse(changeErrors(alertRules, sent, sent, null));
  return db.transaction(async (tx) => {
    const values = settleAlert(sent, null);
    const sortIndex = values.sortIndex ?? (await nextIndexInTab(tx, values.archived === true));
    const creation = await requestedId(tx, request, alerts);
    const row = { ...values, ...creation, sortIndex, updatedBy: editor(request) } as typeof alerts.$inferInsert;
    const created = await tx.insert(alerts).values(row).returning().then(writtenRow);
    await keepVersion(tx, request, 'alerts', { before: null, after: created });
    return created;
  });
}

/**
 * Changes the fields that were sent. Archiving an alert removes it from its properties, and from all if it was the global one; an
 * alert that changes its tab goes to the end of the new one (OP-42, OP-64). Sending `sort_index` alone is a move, as in every
 * list.
 */
export async function changeAlert({ db }: Services, request: FastifyRequest, id: string): Promise<AlertRow> {
  const sent = await readAlert(request.body);
  return db.transaction(async (tx) => {
    const stored = await lockAlert(tx, id);
    await checkVersion(request, stored, () => presentAlert(tx, request, stored));
    refuse(changeErrors(alertRules, { ...stored, ...sent }, sent, stored));
    const values = settleAlert(sent, stored);
    if (isUnchanged(request, stored, { ...stored, ...values }))
      return moveAlert(tx, request, stored, Number(values.sortIndex ?? stored.sortIndex));
    const changesTab = values.archived !== undefined && values.archived !== stored.archived;
    if (changesTab && values.sortIndex === undefined) values.sortIndex = await nextIndexInTab(tx, values.archived === true);
    if (values.archived) await removeFromPlaces(tx, request, stored);
    const changed = await tx
      .update(alerts)
      .set({ ...values, ...changeStamps(request, stored) })
      .where(eq(alerts.id, id))
      .returning()
      .then(writtenRow);
    await keepVersion(tx, request, 'alerts', { before: stored, after: changed, ...indexChange(stored, changed.sortIndex) });
    return changed;
  });
}

const indexChange = ({ sortIndex }: AlertRow, newIndex: number): { aside?: { sortIndex: [number, number] } } =>
  newIndex === sortIndex ? {} : { aside: { sortIndex: [sortIndex, newIndex] } };

/** Moves an alert in its order: that does not raise the version, so that no open form of it becomes stale. */
async function moveAlert(tx: Database, request: FastifyRequest, stored: AlertRow, newIndex: number): Promise<AlertRow> {
  if (newIndex === stored.sortIndex) return stored;
  const moved = await tx.update(alerts).set({ sortIndex: newIndex }).where(eq(alerts.id, stored.id)).returning().then(writtenRow);
  await keepVersion(
    tx,
    request,
    'alerts',
    { before: stored, after: stored, ...indexChange(stored, newIndex) },
    { action: 'moved' },
  );
  return moved;
}
