import { Type, type Static } from '@sinclair/typebox';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, exists, inArray, not, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { REQUIRED } from 'shared-kit/rules/validation/messages';
import { withProperties } from '../../content/order';
import type { Services } from '../../http/app';
import { authoriseAfterWait } from '../../http/authorise';
import { caller, editor } from '../../http/caller';
import { conflict, forbidden, invalid, stale } from '../../http/errors';
import { matchExact, matchText } from '../../http/filters';
import { listPage } from '../../http/listing';
import type { RequestOf } from '../../http/requestOf';
import { choiceFilter, field, flagFilter, paging, query, textFilter } from '../../http/schemas';
import { notify } from '../notifications/notify';
import { properties, PROPERTY_TYPES } from '../../access/places/schema';
import type { PropertyRow } from '../properties/store';
import { recordChange } from '../../access/security-log/log';
import { aboutItem } from '../../access/security-log/subjects';
import type { Database } from '../../base/storage/database';
import { recordShownAlert } from './history';
import { findShowableAlert } from './store';
import { alertAssignments, alerts } from './schema';

export const assignmentQuery = query({
  ...paging,
  name: textFilter,
  type: choiceFilter(PROPERTY_TYPES),
  assigned: flagFilter,
});

export const assignBody = Type.Object({
  property_id: field.text,
  alert_id: field.text,
  override: field.flag,
  expected: field.object({ alert_id: field.text, override: field.flag }),
});

/** The assignment that the caller saw; without `alert_id` there was none. */
type Expected = NonNullable<Static<typeof assignBody>['expected']>;

/** Properties with their own alert, in wire names. */
async function presentAssignments(db: Database, rows: PropertyRow[]) {
  const ids = rows.map(({ id }) => id);
  const assignments =
    ids.length === 0
      ? []
      : await db
          .select({
            propertyId: alertAssignments.propertyId,
            override: alertAssignments.override,
            id: alerts.id,
            name: alerts.name,
          })
          .from(alertAssignments)
          .innerJoin(alerts, eq(alerts.id, alertAssignments.alertId))
          .where(inArray(alertAssignments.propertyId, ids));
  const byProperty = new Map(assignments.map((row) => [row.propertyId, row]));
  return rows.map(({ id, name, type }) => {
    const assignment = byProperty.get(id);
    const alert = assignment ? { id: assignment.id, name: assignment.name } : null;
    return { property: { id, name, type }, alert, override: assignment?.override ?? false };
  });
}

/** Whether a property's own alert wins over the global one; false if it has none. */
const isOverridden = sql`exists (select 1 from ${alertAssignments}
  where ${alertAssignments.propertyId} = ${properties.id} and ${alertAssignments.override})`;

/** Properties with an assigned alert, or those without. */
function matchAssigned(db: Database, hasAssignment: boolean | undefined) {
  if (hasAssignment === undefined) return undefined;
  const isAssigned = exists(db.select().from(alertAssignments).where(eq(alertAssignments.propertyId, properties.id)));
  return hasAssignment ? isAssigned : not(isAssigned);
}

/** One row per property that the caller may read or assign alerts to, except archived ones (OP-42, OP-43, OP-134). */
export function listAssignments({ db, config }: Services, request: RequestOf<{ query: typeof assignmentQuery }>) {
  const { authority } = caller(request);
  const { name, type, assigned: hasAssignment } = request.query;
  const assignRights = (['READ', 'WRITE'] as const).map((action) => authority.propertiesWith(action, 'can_assign_alerts'));
  const seesAll = authority.readsEveryProperty || assignRights.some((rights) => rights.every);
  const ids = [...authority.propertyIds, ...assignRights.flatMap((rights) => rights.ids)];
  const isVisible = seesAll ? undefined : inArray(properties.id, ids);
  return listPage<PropertyRow>({
    db,
    table: properties,
    where: and(
      eq(properties.archived, false),
      isVisible,
      matchText(properties.name, name),
      matchExact(properties.type, type),
      matchAssigned(db, hasAssignment),
    ),
    order: 'name:ASC',
    orders: () => ({ override: isOverridden }),
    shownColumns: ['id', 'name', 'type'],
    request,
    publicUrl: config.publicUrl,
    present: (rows) => presentAssignments(db, rows),
  });
}

/**
 * Assigns an alert to a property, removes it (no `alert_id`, or null), or only changes whether it wins over the global
 * one (`override` without `alert_id`). Assigning leaves the flag unchanged unless it is sent too (OP-42).
 * @throws 403 without the right on this property, 409 for a flag without an assignment, 412 when the property does not
 * show the alert that the caller expects, 422 for another alert on an archived property
 */
export async function assignAlert({ db }: Services, request: RequestOf<{ body: typeof assignBody }>) {
  const { property_id: propertyId, alert_id, override, expected } = request.body;
  if (!propertyId) throw invalid({ property_id: REQUIRED }, 'An assignment must name its property.');
  requireMayAssign(request, propertyId);
  const changesOnlyFlag = typeof override === 'boolean' && alert_id === undefined;
  return withProperties(db, [propertyId], async (tx, lockedProperty) => {
    await authoriseAfterWait(tx, request);
    requireMayAssign(request, propertyId);
    const property = lockedProperty(propertyId);
    const [previous] = await presentAssignments(tx, [property]);
    if (expected && !isAsExpected(previous, expected)) throw stale(previous);
    if (changesOnlyFlag) await setOverride(tx, propertyId, override);
    else if (alert_id) await assign(tx, request, property, alert_id, override ?? undefined);
    else await tx.delete(alertAssignments).where(eq(alertAssignments.propertyId, propertyId));
    const [row] = await presentAssignments(tx, [property]);
    if (!isDeepStrictEqual(row, previous)) {
      await recordShownAlert(tx, request, 'assigned', toShownPlace(previous), toShownPlace(row));
      const detail = row?.alert
        ? `Shows the alert “${row.alert.name}”${row.override ? ', instead of the global one' : ''}`
        : 'No longer has an assigned alert';
      await recordChange(tx, request, { event: 'settings_changed', about: aboutItem('property', property), detail });
    }
    return row;
  });
}

/** @throws 403 */
function requireMayAssign(request: FastifyRequest, propertyId: string): void {
  if (!caller(request).authority.can('WRITE', 'can_assign_alerts', propertyId))
    throw forbidden('You may not assign alerts to this property.');
}

type Assignment = Awaited<ReturnType<typeof presentAssignments>>[number];

const isAsExpected = (assignment: Assignment | undefined, { alert_id = null, override }: Expected) =>
  (assignment?.alert?.id ?? null) === alert_id && (assignment?.override ?? false) === (override ?? false);

const toShownPlace = (assignment: Assignment | undefined) =>
  assignment?.alert
    ? { alertId: assignment.alert.id, value: { property: assignment.property, override: assignment.override } }
    : null;

async function setOverride(tx: Database, propertyId: string, override: boolean): Promise<void> {
  const changed = await tx
    .update(alertAssignments)
    .set({ override })
    .where(eq(alertAssignments.propertyId, propertyId))
    .returning({ id: alertAssignments.propertyId });
  if (changed.length === 0) throw conflict('This property has no alert yet. Choose one first.');
}

async function assign(
  tx: Database,
  request: FastifyRequest,
  property: PropertyRow,
  alertId: string,
  override: boolean | undefined,
) {
  const alert = await findShowableAlert(tx, alertId);
  const flag = override === undefined ? {} : { override };
  const isSameAssignment = and(eq(alertAssignments.propertyId, property.id), eq(alertAssignments.alertId, alertId));
  const [existing] = await tx.select().from(alertAssignments).where(isSameAssignment);
  if (!existing && property.archived)
    throw invalid({ property_id: 'This property is archived.' }, `${property.name} is archived. Unarchive it first.`);
  await tx
    .insert(alertAssignments)
    .values({ propertyId: property.id, alertId, ...flag })
    .onConflictDoUpdate({ target: alertAssignments.propertyId, set: { alertId, ...flag } });
  if (existing) return;
  await notify(tx, {
    by: editor(request),
    resource: 'alert',
    sentence: `assigned the alert “${alert.name}” to`,
    places: [{ propertyId: property.id, name: property.name, link: `/hotels/alerts/${alertId}/edit` }],
  });
}
