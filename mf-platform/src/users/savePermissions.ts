import { ApiError, request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { resendIfLost } from 'shared-kit/form/lostAnswer';
import { ownFailure } from 'shared-kit/form/ownFailure';
import { newerOf } from 'shared-kit/form/refusal';
import type { Permission } from 'shared-kit/rules/entities';
import { gridFrom, gridPermissions, removeProperty, type Grid } from 'shared-kit/rules/permissionGrid';
import { isGridChanged } from 'shared-kit/rules/permissionGridChange';
import { mergeGrids } from 'shared-kit/rules/permissionGridMerge';
import { toast } from 'shared-kit/shellServices/toast';
import { permissionsPath } from './permissionsPath';

const CONFLICT =
  'Somebody else changed the permissions of this user in the meantime. Their changes are now in the grid, with yours on top. Check them, then try again.';

const PROPERTY_GONE =
  'A property was deleted in the meantime. Its rights are no longer in the grid. Check the others, then try again.';

const NOTHING_LEFT = 'A property was deleted in the meantime, and nobody has rights on it. Everything else is saved.';

/** The server's message is at each right on a property that does not exist: `3.permissionableId`. */
const AT_PROPERTY = /^(\d+)\.permissionableId$/;

/**
 * Replaces the stored permissions, unless somebody else has changed them since they were read, or has deleted one of the
 * properties. In that case nothing is saved, and the grid with both changes, or without that property, is left for review.
 * @param onConflict receives that grid
 * @returns whether they are stored; not if they were all on a property that was deleted, which is then said
 * @throws ApiError with a message to show
 */
export async function savePermissions(
  userId: string,
  grid: Grid,
  onConflict: (merged: Grid) => Promise<unknown>,
): Promise<boolean> {
  const ifMatch = grid.version === undefined ? {} : { ifMatch: grid.version };
  const sent = gridPermissions(grid);
  const send = () => request('POST', permissionsPath(userId), { body: sent, ...ifMatch });
  let newer: Stored | null;
  try {
    newer = await resendIfLost(() => send().then(() => null, newerOrThrow));
  } catch (error) {
    const gone = goneProperties(error, sent);
    if (gone.length === 0) throw error;
    await refresh('/properties/names');
    const rest = gone.reduce(removeProperty, grid);
    if (isGridChanged(rest)) {
      await onConflict(rest);
      throw ownFailure('stale', PROPERTY_GONE);
    }
    toast({ text: NOTHING_LEFT, tone: 'note' });
    return false;
  }
  if (!newer) return true;
  const merged = mergeGrids(grid, gridFrom(newer.permissions, newer.version));
  // An earlier attempt may have been stored although its response was lost: then nothing is left to save.
  if (!isGridChanged(merged)) return true;
  await onConflict(merged);
  throw ownFailure('stale', CONFLICT);
}

/** The list that somebody else has stored since. @throws any other failure */
function newerOrThrow(error: unknown): Stored {
  const newer = newerOf<Stored>(error);
  if (!newer) throw error;
  return newer;
}

/** The properties that the server has refused rights on, since they do not exist. */
function goneProperties(error: unknown, sent: readonly Permission[]): string[] {
  if (!(error instanceof ApiError)) return [];
  return Object.keys(error.fields).flatMap((field) => sent[Number(AT_PROPERTY.exec(field)?.[1])]?.permissionableId ?? []);
}

interface Stored {
  permissions: readonly Permission[];
  version: number;
}
