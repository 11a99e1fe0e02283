import { ApiError, request } from 'shared-kit/api/http';
import { sentAgain } from 'shared-kit/form/arrived';
import { newerOf } from 'shared-kit/form/refusal';
import type { Permission } from 'shared-kit/rules/entities';
import { gridFrom, gridPermissions, isGridChanged, type Grid } from 'shared-kit/rules/permissionGrid';
import { mergeGrids } from 'shared-kit/rules/permissionGridMerge';
import { permissionsPath } from './permissionsPath';

const CHANGED =
  'Somebody else changed the permissions of this user in the meantime. Their changes are now in the grid, with yours on top. Check them, then try again.';

/** Retrying is offered for failures that may succeed the next time, like this one. */
const AGAIN = -1;

/**
 * Replaces the stored permissions, unless somebody else did since they were read. Then nothing is saved, and both changes are
 * merged for the person to review.
 * @param take receives the grid that holds both
 * @throws ApiError with a sentence
 */
export async function savePermissions(userId: string, grid: Grid, take: (merged: Grid) => Promise<unknown>): Promise<void> {
  const ifMatch = grid.version === undefined ? {} : { ifMatch: grid.version };
  const send = () => request('POST', permissionsPath(userId), { body: gridPermissions(grid), ...ifMatch });
  const newest = await sentAgain(() => send().then(() => null, newestOf));
  if (!newest) return;
  const merged = mergeGrids(grid, gridFrom(newest.permissions, newest.version));
  // Nothing is left to save where an earlier attempt arrived and its answer was lost.
  if (!isGridChanged(merged)) return;
  await take(merged);
  throw new ApiError({ status: AGAIN, code: 'stale', message: CHANGED });
}

/** What somebody else has made of the list. @throws every other failure */
function newestOf(error: unknown): Stored {
  const newest = newerOf<Stored>(error);
  if (!newest) throw error;
  return newest;
}

interface Stored {
  permissions: readonly Permission[];
  version: number;
}
