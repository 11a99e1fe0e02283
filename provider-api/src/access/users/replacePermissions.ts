import { Type, type Static } from '@sinclair/typebox';
import { asc, inArray } from 'drizzle-orm';
import type { Permission } from 'shared-kit/rules/entities';
import { KNOWN_RESOURCES } from 'shared-kit/rules/knownResources';
import { NAME_MAX } from 'shared-kit/rules/limits';
import { NOT_CHOICE, tooLong } from 'shared-kit/rules/validation/messages';
import { additions, authority, holdsAll } from 'shared-kit/rules/permissions';
import type { Services } from '../../http/app';
import { checkVersion } from '../../http/conditional';
import { forbidden, invalid } from '../../http/errors';
import type { RequestOf } from '../../http/requestOf';
import { field, type idParams } from '../../http/schemas';
import { properties } from '../places/schema';
import type { Database } from '../../base/storage/database';
import { listVersion, presentPermission, readPermissions } from './permissions';
import { recordRights } from './recordAccess';
import { lockUser, requireMayManage, requireAnotherSuper, withCurrentRights } from './store';
import { keyOf, storeRights } from './storeRights';

export const permissionsBody = Type.Array(
  Type.Object({
    resource: field.text,
    permissionable_type: field.text,
    permissionable_id: field.text,
    property_id: Type.Optional({ ...field.text, description: 'The same property, under another key.' }),
    r: field.flag,
    w: field.flag,
    x: field.flag,
  }),
);

/**
 * Replaces the whole list of a user's rights (api-contract §3).
 * @throws 412 when somebody else has replaced it since, 403 when it grants what the caller does not hold, or the user is a super user and the caller is not
 */
export async function replacePermissions(
  { db }: Services,
  request: RequestOf<{ params: typeof idParams; body: typeof permissionsBody }>,
): Promise<void> {
  const { id } = request.params;
  const next = readEntries(request.body);
  await withCurrentRights(db, request, async (tx, principal) => {
    const user = await lockUser(tx, id);
    await requireMayManage(tx, principal, id);
    const stored = await readPermissions(tx, id);
    refuseInvalidRights(next, stored);
    const version = listVersion(stored);
    await checkVersion(request, { version }, () => ({ version, permissions: stored.map(presentPermission) }));
    if (!holdsAll(principal.authority, additions(stored, next)))
      throw forbidden('You cannot grant a right that you do not hold yourself.');
    // Otherwise somebody could first remove an account's rights and then be allowed to set its password (OP-143).
    if (!holdsAll(principal.authority, additions(next, stored)))
      throw forbidden('You cannot take away a right that you do not hold yourself.');
    if (!authority(next).isSuper) await requireAnotherSuper(tx, id);
    const names = await namesOf(tx, [...stored, ...next]);
    requireProperties(next, names);
    await storeRights(tx, id, stored, next);
    await recordRights(tx, request, user, { before: stored, after: next }, (property) => names.get(property) ?? property);
  });
}

/**
 * Refuses rights on what does not exist, and rights to change what one may not see (OP-146). Rights that are stored
 * already are not checked: a rule that is newer than a list does not prevent other changes to it.
 * @throws 422 at each right's own field
 */
function refuseInvalidRights(next: Entry[], stored: Permission[]): void {
  const storedKeys = new Set(stored.map(keyOf));
  const errors: Record<string, string> = {};
  for (const right of next.filter((entry) => !storedKeys.has(keyOf(entry)))) {
    if (right.resource !== '*' && !KNOWN_RESOURCES.includes(right.resource)) errors[`${right.index}.resource`] = NOT_CHOICE;
    else if (right.w && !right.r) errors[`${right.index}.r`] = 'Anybody who may write may also read.';
  }
  if (Object.keys(errors).length > 0)
    throw invalid(errors, 'A right must be on a known resource, and anybody who may write may also read.');
}

/** A right and its index in the list that was sent. */
type Entry = Permission & { index: number };

/**
 * One entry per resource and target; duplicate entries are merged, entries without any right are left out. Answers name a property under
 * two keys (OP-142): a right with only the second must not become one on everything.
 */
function readEntries(body: Static<typeof permissionsBody>): Entry[] {
  const entries = new Map<string, Entry>();
  body.forEach(({ resource, permissionable_id, property_id, permissionable_type, r, w, x }, index) => {
    const target = permissionable_id || property_id || null;
    if (property_id && property_id !== target)
      throw invalid({ [`${index}.property_id`]: NOT_CHOICE }, 'A right must be on one property.');
    if (!resource) throw invalid({ [`${index}.resource`]: 'Required!' }, 'Every right must name a resource.');
    if (resource.length > NAME_MAX) throw invalid({ [`${index}.resource`]: tooLong(NAME_MAX) }, 'There is no such resource.');
    if (permissionable_type && permissionable_type !== 'PropertyPermission') {
      throw invalid({ [`${index}.permissionable_type`]: NOT_CHOICE }, 'A right must be on a property, or on nothing.');
    }
    if (permissionable_type && target === null) {
      throw invalid({ [`${index}.permissionable_id`]: 'Required!' }, 'A right on a property must name the property.');
    }
    const key = JSON.stringify([resource, target]);
    const duplicate = entries.get(key);
    const flags = { r: Boolean(r || duplicate?.r), w: Boolean(w || duplicate?.w), x: Boolean(x || duplicate?.x) };
    const type = target === null ? null : 'PropertyPermission';
    if (flags.r || flags.w || flags.x)
      entries.set(key, {
        resource,
        permissionableType: type,
        permissionableId: target,
        ...flags,
        index: duplicate?.index ?? index,
      });
  });
  return [...entries.values()];
}

/**
 * The names of the properties that rights are on; those that do not exist are missing. The lock keeps them from being
 * deleted until the list is stored.
 */
async function namesOf(tx: Database, entries: Permission[]): Promise<Map<string, string>> {
  const ids = [...new Set(entries.flatMap(({ permissionableId }) => permissionableId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ id: properties.id, name: properties.name })
    .from(properties)
    .where(inArray(properties.id, ids))
    .orderBy(asc(properties.id))
    .for('key share');
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** @throws 422 at each right on a property that does not exist */
function requireProperties(entries: Entry[], names: ReadonlyMap<string, string>): void {
  const missing = entries.filter(({ permissionableId }) => permissionableId && !names.has(permissionableId));
  const fields = missing.map(({ index }) => [`${index}.permissionable_id`, 'There is no such property.']);
  if (missing.length > 0) throw invalid(Object.fromEntries(fields), 'One of the properties no longer exists.');
}
