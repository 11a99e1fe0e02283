import { DEFAULT_READS } from './defaultPermissions';
import { blockPermissions, gridPermissions, type Grid } from './permissionGrid';
import { additions, holdsAll, type Authority } from './permissions';

/** What the server says to somebody who would act as a person with more rights than they have. */
export const NOT_THEIR_ACCESS =
  'This user has rights that you do not have, so only a super user may change their email or password. With Generate Password, you can have a link to choose a new one mailed to them.';
export const NOT_TO_DELETE = 'This user has rights that you do not have, so only a super user may delete them.';

/**
 * Whether somebody may turn one state of a grid into another: nobody grants or takes away a right that they do not hold themselves
 * (API contract §3, OP-143).
 * @param id the one property that differs, or null for the rights without one; everything is compared when it is left out
 */
export function mayChange(who: Authority, before: Grid, after: Grid, id?: string | null): boolean {
  if (who.isSuper) return true;
  const listOf = (grid: Grid) => (id === undefined ? gridPermissions(grid) : blockPermissions(grid, id));
  const [stored, next] = [listOf(before), listOf(after)];
  return holdsAll(who, additions(stored, next)) && holdsAll(who, additions(next, stored));
}

/** The read rights that somebody may give when they add a property: of the default ones (decision OP-31) those that they hold. */
export const readsToGive = (who: Authority, id: string): string[] =>
  DEFAULT_READS.filter((resource) => who.can('READ', resource, id));
