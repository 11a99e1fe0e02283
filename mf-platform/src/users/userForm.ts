import { plainParts, type FormPart } from 'shared-kit/form/parts';
import type { Permission, User } from 'shared-kit/rules/entities';
import { gridFrom, gridPermissions, isGridChanged, type Grid } from 'shared-kit/rules/permissionGrid';
import { mergeGrids } from 'shared-kit/rules/permissionGridMerge';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { userRules } from 'shared-kit/rules/validation/user';
import { PERSON_LABELS, readPerson, writePerson, type PersonValues } from './person';

/** Labels of the fields that PUT /users/{id} saves. */
export const USER_LABELS = { ...PERSON_LABELS, generatePassword: 'Generate Password' };

/** A user and their permissions as one form: two calls save it (document 1 §7). */
export type UserValues = PersonValues & { generatePassword: boolean; grid: Grid };

export const readUser = (user: User | undefined, grid: Grid): UserValues => ({
  ...readPerson(user),
  generatePassword: false,
  grid,
});

/** What is sent. With 'Generate Password' the fields are hidden and not sent (OP-145). */
export function writeUser({ generatePassword, password, ...person }: UserValues) {
  return generatePassword
    ? { ...writePerson({ ...person, password: '' }), generatePassword }
    : writePerson({ ...person, password });
}

/** @param editing a blank password stays as it is (P-226) */
export function checkUser({ grid: _grid, ...typed }: UserValues, editing: boolean): Record<string, string> {
  return fieldErrors(userRules, typed, { editing });
}

const answers = new WeakMap<Grid, boolean>();

/** `isGridChanged`, asked once for each grid: several parts of the page want to know after each tick. */
export function gridChanged(grid: Grid): boolean {
  const known = answers.get(grid);
  if (known !== undefined) return known;
  const answer = isGridChanged(grid);
  answers.set(grid, answer);
  return answer;
}

/** All permissions count as one; conflicting changes are merged when they are saved. */
const permissionsPart: FormPart<UserValues> = {
  name: 'grid',
  label: 'Permissions',
  labelOf: () => undefined,
  valueOf: ({ grid }) => gridChanged(grid),
  copy: ({ grid }, into) => ({ ...into, grid }),
  show: ({ grid }) => (gridChanged(grid) ? 'Changed' : 'As they were'),
};

export const userParts = [...plainParts<UserValues>(USER_LABELS), permissionsPart];

/**
 * A grid goes into a draft as the list that would be saved, and only if it was touched; with the list that it was made of, so that what
 * somebody else has changed since is not taken back.
 */
export const draftAs = {
  keep: ({ grid, ...typed }: Record<string, unknown>) => ({
    ...typed,
    ...(gridChanged(grid as Grid) && { permissions: gridPermissions(grid as Grid), before: (grid as Grid).saved }),
  }),
  restore: ({ permissions, before, ...typed }: Record<string, unknown>, now: UserValues): Partial<UserValues> => ({
    ...typed,
    ...(Array.isArray(permissions) && {
      grid: mergeGrids(
        { ...gridFrom(permissions as Permission[]), saved: Array.isArray(before) ? (before as Permission[]) : now.grid.saved },
        now.grid,
      ),
    }),
  }),
};
