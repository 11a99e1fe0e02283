import { getIn, setIn } from 'formik';
import type { Values } from '../fields/fieldKind';

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/**
 * Compares three states of a plain form's values after a 412: as they were opened, as this person left them, as somebody
 * else saved them. Nothing that only one of the two changed is lost.
 * @param names keys of the values to compare; dotted ones for what stands in a group
 * @returns the keys that both changed to different things, and the values with everything else taken over
 */
export function mergePlain<V extends Values>(
  names: readonly string[],
  opened: V,
  typed: V,
  theirs: V,
): { clashes: string[]; merged: V } {
  const differs = (name: string, one: V, other: V) => !same(getIn(one, name), getIn(other, name));
  const mine = names.filter((name) => differs(name, typed, opened));
  const clashes = mine.filter((name) => differs(name, theirs, opened) && differs(name, theirs, typed));
  return { clashes, merged: takeNames(mine, typed, theirs) };
}

/** Copies some values into another set of them. */
export const takeNames = <V extends Values>(names: readonly string[], from: V, into: V): V =>
  names.reduce((values, name) => setIn(values, name, getIn(from, name)) as V, into);
