import { request } from 'shared-kit/api/http';
import { resendIfLost } from 'shared-kit/form/lostAnswer';
import { ownFailure } from 'shared-kit/form/ownFailure';
import { newerOf } from 'shared-kit/form/refusal';
import type { Permission } from 'shared-kit/rules/entities';
import { gridFrom, gridPermissions, type Grid } from 'shared-kit/rules/permissionGrid';
import { isGridChanged } from 'shared-kit/rules/permissionGridChange';
import { mergeGrids } from 'shared-kit/rules/permissionGridMerge';
import { permissionsPath } from './permissionsPath';

const CONFLICT =
  'Somebody else changed the permissions of this user in the meantime. Their changes are now in the grid, with yours on top. Check them, then try again.';

/**
 * Replaces the stored permissions, unless somebody else has changed them since they were read. In that case nothing is
 * saved, and both changes are merged for the person to review.
 * @param onConflict receives the merged grid
 * @throws ApiError with a message to show
 */
export async function savePermissions(userId: string, grid: Grid, onConflict: (merged: Grid) => Promise<unknown>): Promise<void> {
  const ifMatch = grid.version === undefined ? {} : { ifMatch: grid.version };
  const send = () => request('POST', permissionsPath(userId), { body: gridPermissions(grid), ...ifMatch });
  const newer = await resendIfLost(() => send().then(() => null, newerOrThrow));
  if (!newer) return;
  const merged = mergeGrids(grid, gridFrom(newer.permissions, newer.version));
  // An earlier attempt may have been stored although its response was lost: then nothing is left to save.
  if (!isGridChanged(merged)) return;
  await onConflict(merged);
  throw ownFailure('stale', CONFLICT);
}

/** The list that somebody else has stored since. @throws any other failure */
function newerOrThrow(error: unknown): Stored {
  const newer = newerOf<Stored>(error);
  if (!newer) throw error;
  return newer;
}

interface Stored {
  permissions: readonly Permission[];
  version: number;
}
