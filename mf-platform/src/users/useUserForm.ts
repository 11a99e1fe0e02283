import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from 'shared-kit/api/http';
import { useResource } from 'shared-kit/api/resource';
import { isOutcomeUnknown } from 'shared-kit/form/lostAnswer';
import { ownFailure } from 'shared-kit/form/ownFailure';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import { useNavigate } from 'shared-kit/router';
import type { Permission, User } from 'shared-kit/rules/entities';
import { gridFrom, resetGrid } from 'shared-kit/rules/permissionGrid';
import { toast } from 'shared-kit/shellServices/toast';
import { useLatest } from 'shared-kit/ui/useLatest';
import { readPerson, SECRET } from './person';
import { savePermissions } from './savePermissions';
import { useUnansweredSave } from './useUnansweredSave';
import { checkUser, draftAs, hasGridChanges, readUser, userParts, writeUser, type UserValues } from './userForm';

/**
 * The server refuses drafts with passwords. A constant, since a new list with every render would restart the draft's
 * debounce.
 */
const NOT_IN_DRAFTS = [...SECRET, 'generatePassword'] as const;

const STILL_LOADING = 'The rights that you copy are still loading. Save again once they are filled in.';

/**
 * The error when the user was saved but the permissions were not, or their response was lost: reports both, with the
 * server's message.
 */
function partlySavedError(verb: 'created' | 'saved', error: unknown): ApiError {
  const message = `The user is ${verb}. The permissions${isOutcomeUnknown(error) ? '' : ' are not'}: ${messageOf(error)}`;
  if (!(error instanceof ApiError)) return ownFailure('unknown', message);
  return new ApiError({ status: error.status, code: error.code, message });
}

/**
 * Saves a user, then the permissions, each only if something in it changed (document 1 §7). If the permissions are
 * refused, Save can be pressed again without creating the user twice: it continues with the rest.
 * @param permissions the whole stored list, since it is replaced as a whole (API contract §3)
 * @param version the version of that list
 * @returns the form, and `whileLoading`, which keeps the form from being saved while something for it is loading
 */
export function useUserForm(user: User | undefined, permissions: readonly Permission[], version: number | undefined) {
  const users = useResource<User>('/users');
  const navigate = useNavigate();
  const saveOnce = useUnansweredSave();
  const [storedGrid, setStoredGrid] = useState(() => gridFrom(permissions, version));
  /** The user as this form stored it, without the permissions, the body that was sent, and the id for a new user. */
  const storedUser = useRef<{ user: User; body: string; newId: string }>();
  const successMessage = useRef('');
  /** How many colleagues' rights are being loaded into the grid. */
  const loadingCount = useRef(0);

  const whileLoading = async (work: Promise<void>) => {
    loadingCount.current += 1;
    await work;
    loadingCount.current -= 1;
  };

  const save = async (values: UserValues, base: User | undefined, newId: string) => {
    // This message disappears when the rights are filled in, as after any change of the form.
    if (loadingCount.current > 0) throw ownFailure('loading', STILL_LOADING);
    // Saved as a new one, since somebody has deleted the user whom this form created.
    if (!base && storedUser.current?.newId !== newId) storedUser.current = undefined;
    const earlier = storedUser.current && storedUser.current.user.version > (base?.version ?? 0) ? storedUser.current : undefined;
    const previous = earlier ?? { user: base, body: base ? JSON.stringify(writeUser(readUser(base, storedGrid))) : '' };
    const body = writeUser(values);
    const savesPermissions = hasGridChanges(values.grid);
    let current = previous.user;
    successMessage.current = savesPermissions && current ? 'Permissions saved.' : 'User saved.';
    if (JSON.stringify(body) !== previous.body) {
      const before = current;
      const saved = await saveOnce(body, before, () => users.save(body, before?.id, before?.version, newId));
      current = saved;
      storedUser.current = { user: saved, body: JSON.stringify(body), newId };
    }
    if (savesPermissions && storedUser.current) successMessage.current = 'User and permissions saved.';
    if (!savesPermissions || !current) return undefined;
    try {
      const isStored = await savePermissions(current.id, values.grid, async (merged) => {
        await form.formik.setFieldValue('grid', merged);
        // A refusal is shown for the rendered values, so the merged grid must be rendered before the error is thrown.
        await new Promise((resolve) => setTimeout(resolve));
      });
      if (!isStored) successMessage.current = 'User saved.';
    } catch (error) {
      if (base && storedUser.current) form.setInitialValues(readPerson(storedUser.current.user));
      throw storedUser.current ? partlySavedError(base ? 'saved' : 'created', error) : error;
    }
    await users.refresh();
    return undefined;
  };

  const form = useSavedForm<UserValues, User>({
    path: user ? `/users/${user.id}/edit` : '/users/new',
    item: user,
    kind: 'users',
    read: (source) => readUser(source, storedGrid),
    parts: userParts,
    check: (values, base) => checkUser(values, base !== undefined || storedUser.current !== undefined),
    save,
    onForget: () => {
      // What is typed after Discard describes another new user.
      if (!user) storedUser.current = undefined;
    },
    onSaved: () => {
      toast({ text: successMessage.current });
      return navigate('/users');
    },
    secret: NOT_IN_DRAFTS,
    draftAs,
  });

  // A newer list was loaded into the grid, by Refresh or after a refused save: Discard returns to that list. Its version may be
  // lower, since it follows from what the list contains.
  const { grid } = form.formik.values;
  if (grid.version !== storedGrid.version) setStoredGrid(resetGrid(grid));
  const syncInitialGrid = useLatest(() => {
    if (form.formik.initialValues.grid !== storedGrid) form.setInitialValues({ grid: storedGrid });
  });
  useLayoutEffect(() => syncInitialGrid.current(), [storedGrid, syncInitialGrid]);

  return { form, whileLoading };
}
