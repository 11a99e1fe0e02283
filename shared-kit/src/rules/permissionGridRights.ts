import { DEFAULT_READS } from './defaultPermissions';
import { blockPermissions, gridPermissions, type Grid } from './permissionGrid';
import { additions, holdsAll, type Authority } from './permissions';

/** The message to somebody who would get access to an account with more rights than their own. */
export const NOT_THEIR_ACCESS =
  'This user has rights that you do not have, so only a super user may change their email or password. With Generate Password, you can have a link to choose a new one mailed to them.';
/** The message to somebody who would delete an account with more rights than their own. */
export const NOT_TO_DELETE = 'This user has rights that you do not have, so only a super user may delete them.';

/**
 * Whether somebody may change a grid from one state to another: nobody grants or revokes a right that they do not have themselves
 * (API contract §3, OP-143).
 * @param id the one property that differs, or null for the rights without a property; without it, everything is compared
 */
export function mayChange(who: Authority, before: Grid, after: Grid, id?: string | null): boolean {
  if (who.isSuper) return true;
  const listOf = (grid: Grid) => (id === undefined ? gridPermissions(grid) : blockPermissions(grid, id));
  const [stored, next] = [listOf(before), listOf(after)];
  return holdsAll(who, additions(stored, next)) && holdsAll(who, additions(next, stored));
}

/** The read rights that somebody may grant when they add a property: the default ones (decision OP-31) that they have. */
export const grantableReads = (who: Authority, id: string): string[] =>
  DEFAULT_READS.filter((resource) => who.can('READ', resource, id));
