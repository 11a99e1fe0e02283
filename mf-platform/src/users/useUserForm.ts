import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from 'shared-kit/api/http';
import { useResource } from 'shared-kit/api/resource';
import { isUnknown } from 'shared-kit/form/arrived';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import { useNavigate } from 'shared-kit/router';
import type { Permission, User } from 'shared-kit/rules/entities';
import { gridFrom, resetGrid } from 'shared-kit/rules/permissionGrid';
import { toast } from 'shared-kit/shellServices/toast';
import { useLatest } from 'shared-kit/ui/useLatest';
import { readPerson, SECRET } from './person';
import { savePermissions } from './savePermissions';
import { checkUser, draftAs, gridChanged, readUser, userParts, writeUser, type UserValues } from './userForm';

/** The server refuses drafts with passwords. Made once: a new list would restart the draft's delay with every render. */
const NOT_IN_DRAFTS = [...SECRET, 'generatePassword'] as const;

/** The user is saved but the permissions are not, or nobody knows: reports both, with the server's message. */
function halfSaved(what: 'created' | 'saved', error: unknown): ApiError {
  const message = `The user is ${what}. The permissions${isUnknown(error) ? '' : ' are not'}: ${messageOf(error)}`;
  const { status, code } = error instanceof ApiError ? error : { status: -1, code: 'unknown' };
  return new ApiError({ status, code, message });
}

/**
 * Saves a user, then the permissions, each only if something in it changed (document 1 §7). When the permissions are refused, the
 * user is not created twice: Save continues with the rest.
 * @param permissions every page of the stored list: it is replaced as a whole (API contract §3)
 * @param version of that list
 */
export function useUserForm(user: User | undefined, permissions: readonly Permission[], version?: number) {
  const users = useResource<User>('/users');
  const navigate = useNavigate();
  const [saved, setSaved] = useState(() => gridFrom(permissions, version));
  const stored = useRef<{ user: User; body: string }>();
  const done = useRef('');

  const save = async (values: UserValues, base: User | undefined, newId: string) => {
    const half = stored.current && stored.current.user.version > (base?.version ?? 0) ? stored.current : undefined;
    const before = half ?? { user: base, body: base ? JSON.stringify(writeUser(readUser(base, saved))) : '' };
    const body = writeUser(values);
    const rights = gridChanged(values.grid);
    let now = before.user;
    done.current = rights && now ? 'Permissions saved.' : 'User saved.';
    if (JSON.stringify(body) !== before.body) {
      const user = await users.save(body, now?.id, now?.version, newId);
      now = user;
      stored.current = { user, body: JSON.stringify(body) };
    }
    if (rights && stored.current) done.current = 'User and permissions saved.';
    if (!rights || !now) return undefined;
    try {
      await savePermissions(now.id, values.grid, async (merged) => {
        await form.formik.setFieldValue('grid', merged);
        // A refusal is shown for the displayed values, so they must be set first.
        await new Promise((drawn) => setTimeout(drawn));
      });
    } catch (error) {
      if (base && stored.current) form.putUnder(readPerson(stored.current.user));
      throw stored.current ? halfSaved(base ? 'saved' : 'created', error) : error;
    }
    await users.refresh();
    return undefined;
  };

  const form = useSavedForm<UserValues, User>({
    path: user ? `/users/${user.id}/edit` : '/users/new',
    item: user,
    kind: 'users',
    read: (one) => readUser(one, saved),
    parts: userParts,
    check: (values, base) => checkUser(values, base !== undefined || stored.current !== undefined),
    save,
    onForget: () => {
      // What is typed next is another person.
      if (!user) stored.current = undefined;
    },
    onSaved: () => {
      toast({ text: done.current });
      return navigate('/users');
    },
    secret: NOT_IN_DRAFTS,
    draftAs,
  });

  // A newer list came into the grid, by Refresh or by a save that was refused: Discard goes back to that one.
  const { grid } = form.formik.values;
  if ((grid.version ?? 0) > (saved.version ?? 0)) setSaved(resetGrid(grid));
  const follow = useLatest(() => {
    if (form.formik.initialValues.grid !== saved) form.putUnder({ grid: saved });
  });
  useLayoutEffect(() => follow.current(), [saved, follow]);

  return form;
}
