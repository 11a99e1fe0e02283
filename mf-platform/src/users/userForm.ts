import { plainParts, type FormPart } from 'shared-kit/form/parts';
import type { Permission, User } from 'shared-kit/rules/entities';
import { gridFrom, gridPermissions, type Grid } from 'shared-kit/rules/permissionGrid';
import { isGridChanged } from 'shared-kit/rules/permissionGridChange';
import { mergeGrids } from 'shared-kit/rules/permissionGridMerge';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { userRules } from 'shared-kit/rules/validation/user';
import { PERSON_LABELS, readPerson, writePerson, type PersonValues } from './person';

/** Labels of the fields that PUT /users/{id} saves. */
export const USER_LABELS = { ...PERSON_LABELS, generatePassword: 'Generate Password' };

/** A user and their permissions as one form: two calls save it (document 1 §7). */
export type UserValues = PersonValues & { generatePassword: boolean; grid: Grid };

/** The values of a user's form; without a user, those of a new one. */
export const readUser = (user: User | undefined, grid: Grid): UserValues => ({
  ...readPerson(user),
  generatePassword: false,
  grid,
});

/** The body that is sent. With 'Generate Password' the password fields are hidden and not sent (OP-145). */
export function writeUser({ generatePassword, password, ...person }: UserValues) {
  return generatePassword
    ? { ...writePerson({ ...person, password: '' }), generatePassword }
    : writePerson({ ...person, password });
}

/** @param editing whether the user exists, so that a blank password keeps the current one (P-226) */
export function checkUser({ grid: _grid, ...typed }: UserValues, editing: boolean): Record<string, string> {
  return fieldErrors(userRules, typed, { editing });
}

const cache = new WeakMap<Grid, boolean>();

/** `isGridChanged`, cached by grid: several parts of the page need it after each tick. */
export function hasGridChanges(grid: Grid): boolean {
  const cached = cache.get(grid);
  if (cached !== undefined) return cached;
  const isChanged = isGridChanged(grid);
  cache.set(grid, isChanged);
  return isChanged;
}

/** All permissions count as one part of the form; conflicting changes are merged when they are saved. */
const permissionsPart: FormPart<UserValues> = {
  name: 'grid',
  label: 'Permissions',
  labelOf: () => undefined,
  valueOf: ({ grid }) => hasGridChanges(grid),
  copy: ({ grid }, into) => ({ ...into, grid }),
  show: ({ grid }) => (hasGridChanges(grid) ? 'Changed' : 'As they were'),
};

export const userParts = [...plainParts<UserValues>(USER_LABELS), permissionsPart];

/**
 * A draft contains a changed grid as the list that would be saved, along with the stored list it is based on, so that
 * restoring the draft keeps what somebody else has changed since.
 */
export const draftAs = {
  keep: ({ grid, ...typed }: Record<string, unknown>) => ({
    ...typed,
    ...(hasGridChanges(grid as Grid) && { permissions: gridPermissions(grid as Grid), before: (grid as Grid).saved }),
  }),
  restore: ({ permissions, before, ...typed }: Record<string, unknown>, current: UserValues): Partial<UserValues> => ({
    ...typed,
    ...(Array.isArray(permissions) && {
      grid: mergeGrids(
        {
          ...gridFrom(permissions as Permission[]),
          saved: Array.isArray(before) ? (before as Permission[]) : current.grid.saved,
        },
        current.grid,
      ),
    }),
  }),
};
