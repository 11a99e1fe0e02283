import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Values } from '../../content/definition';
import { requestedId } from '../../content/requestedId';
import { withProperties } from '../../content/order';
import { requireKind } from '../../content/targets';
import { toWire } from '../../http/wire';
import type { Services } from '../../http/app';
import { editor } from '../../http/caller';
import { changeStamps } from '../../http/changes';
import { checkVersion } from '../../http/conditional';
import { conflict, notFound } from '../../http/errors';
import { notifyChange } from '../notifications/content';
import type { Database } from '../../base/storage/database';
import { writtenRow } from '../../base/storage/writtenRow';
import { isUnchanged } from '../../access/history/isUnchanged';
import { keepVersion } from '../../access/history/record';
import { hours } from './schema';
import { settleHours, type HoursRow } from './values';

const KIND = { path: 'hours', resource: 'hour', plural: 'hours', nameless: 'the opening hours' } as const;

/** The record as it is returned. An API token never sees a message that is not published (api-contract §3). */
export function presentHours(request: FastifyRequest, row: HoursRow): unknown {
  const hidesMessage = request.principal?.isApiToken && !row.messagePublished;
  return toWire(hidesMessage ? { ...row, message: null } : row);
}

/** @throws 404 also for the hours of another property than the one in the path */
export async function findHours(db: Database, propertyId: string, id: string): Promise<HoursRow> {
  const [row] = await db
    .select()
    .from(hours)
    .where(and(eq(hours.propertyId, propertyId), eq(hours.id, id)));
  if (!row) throw notFound('There are no such opening hours.');
  return row;
}

/** @throws 409 when the property already has its hours: there is at most one record (OP-107); 422 in a hotel */
export async function createHours(
  { db }: Services,
  request: FastifyRequest,
  propertyId: string,
  sent: Values,
): Promise<HoursRow> {
  return withProperties(db, [propertyId], async (tx, lockedProperty) => {
    const property = lockedProperty(propertyId);
    requireKind(KIND, property);
    const creation = await requestedId(tx, request, hours);
    const [existing] = await tx.select({ id: hours.id }).from(hours).where(eq(hours.propertyId, propertyId));
    if (existing) throw conflict('This property already has opening hours. Reload the page to change them.');
    const row = {
      ...(await settleHours(sent, null)),
      ...creation,
      propertyId,
      updatedBy: editor(request),
    };
    const created = await tx.insert(hours).values(row).returning().then(writtenRow);
    await keepVersion(tx, request, KIND.path, { before: null, after: created });
    await notifyChange(tx, request, KIND, { property, before: null, after: asItem(created) });
    return created;
  });
}

/** Changes the fields that were sent. @throws 412 when the record is newer than `If-Match` */
export async function changeHours(
  { db }: Services,
  request: FastifyRequest,
  propertyId: string,
  id: string,
  sent: Values,
): Promise<HoursRow> {
  return withProperties(db, [propertyId], async (tx, lockedProperty) => {
    const stored = await findHours(tx, propertyId, id);
    await checkVersion(request, stored, () => presentHours(request, stored));
    const settled = await settleHours(sent, stored);
    if (isUnchanged(request, stored, { ...stored, ...settled })) return stored;
    const row = { ...settled, ...changeStamps(request, stored) };
    const changed = await tx.update(hours).set(row).where(eq(hours.id, id)).returning().then(writtenRow);
    await keepVersion(tx, request, KIND.path, { before: stored, after: changed });
    const property = lockedProperty(propertyId);
    await notifyChange(tx, request, KIND, { property, before: asItem(stored), after: asItem(changed) });
    return changed;
  });
}

/** Hours as an item of a list: they have no order. */
const asItem = (row: HoursRow) => ({ ...row, sortIndex: 0 });
