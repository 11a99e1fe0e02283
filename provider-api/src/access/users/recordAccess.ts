import type { FastifyRequest } from 'fastify';
import type { Permission } from 'shared-kit/rules/entities';
import { additions } from 'shared-kit/rules/permissions';
import { keepVersion } from '../history/record';
import { recordChange } from '../security-log/log';
import { aboutPerson } from '../security-log/subjects';
import { groupBy } from '../../base/groupBy';
import type { Database } from '../../base/storage/database';
import type { UserRow } from './store';
import { toTracked } from './toTracked';

/** Records in the security log how a change to a user affects access: the password, the e-mail address. */
export async function recordAccess(tx: Database, request: FastifyRequest, before: UserRow, after: UserRow): Promise<void> {
  const about = aboutPerson(after);
  if (after.passwordHash !== before.passwordHash) await recordChange(tx, request, { event: 'password_changed', about });
  if (after.email !== before.email)
    await recordChange(tx, request, { event: 'email_changed', about, detail: `From ${before.email} to ${after.email}` });
}

/** Records in the security log and in the person's history which rights they gained and lost. Nothing if the list is unchanged. */
export async function recordRights(
  tx: Database,
  request: FastifyRequest,
  user: UserRow,
  lists: { before: Permission[]; after: Permission[] },
  nameOf: (propertyId: string) => string,
): Promise<void> {
  const { before, after } = lists;
  const describe = (label: string, list: Permission[]) => (list.length === 0 ? [] : [`${label}: ${formatRights(list, nameOf)}`]);
  const detail = [...describe('Given', additions(before, after)), ...describe('Taken', additions(after, before))].join('. ');
  if (!detail) return;
  const rights = (list: Permission[]) =>
    list.map(({ resource, permissionableId, r, w, x }) => ({ resource, permissionableId, r, w, x }));
  const permissions: [unknown, unknown] = [rights(additions(after, before)), rights(additions(before, after))];
  const person = toTracked(user);
  await keepVersion(tx, request, 'users', { before: person, after: person, aside: { permissions } }, { action: 'changed' });
  await recordChange(tx, request, { event: 'rights_changed', about: aboutPerson(user), detail });
}

const alphabetically = (one: string, other: string) => one.localeCompare(other, 'en');

const formatRight = ({ resource, r, w, x }: Permission) =>
  `${resource} (${[r && 'r', w && 'w', x && 'x'].filter(Boolean).join('')})`;

/** `user (rwx) everywhere; faq (r), special (rw) on The Aster`, in the order of the names, however they are stored. */
function formatRights(list: Permission[], nameOf: (propertyId: string) => string): string {
  const nameOfPlace = (id: string | null) => (id === null ? 'everywhere' : `on ${nameOf(id)}`);
  return [...groupBy(list, ({ permissionableId }) => permissionableId ?? null)]
    .map(([id, rights]) => ({ place: nameOfPlace(id), rights: rights.map(formatRight).toSorted(alphabetically).join(', ') }))
    .toSorted((one, other) => alphabetically(one.place, other.place))
    .map(({ place, rights }) => `${rights} ${place}`)
    .join('; ');
}
