import type { Values } from '../fields/fieldKind';

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/**
 * Compares three states of a plain form's values after a 412: as they were opened, as this person left them, as somebody
 * else saved them. Nothing that only one of the two changed is lost.
 * @param names keys of the values to compare
 * @returns the keys that both changed to different things, and the values with everything else taken over
 */
export function mergePlain<V extends Values>(
  names: readonly string[],
  opened: V,
  typed: V,
  theirs: V,
): { clashes: string[]; merged: V } {
  const mine = names.filter((name) => !same(typed[name], opened[name]));
  const clashes = mine.filter((name) => !same(theirs[name], opened[name]) && !same(theirs[name], typed[name]));
  return { clashes, merged: { ...theirs, ...Object.fromEntries(mine.map((name) => [name, typed[name]])) } };
}
