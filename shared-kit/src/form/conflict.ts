import type { Values } from '../fields/fieldKind';
import { copyParts, merge } from './merge';
import type { FormPart } from './parts';

export interface Conflict<V extends Values, T> {
  /** The item as somebody else saved it. */
  current: T;
  theirs: V;
  /** The parts that both changed, to different values. */
  clashes: FormPart<V>[];
  /** The values with everything that only one of the two changed; mine where both did. */
  merged: V;
}

/**
 * What somebody else has saved since, compared with the values of a form; undefined if nobody has.
 * @param newer the item that a save was refused over
 */
export function conflictOf<V extends Values, T>(
  newer: T | undefined,
  read: (item: T) => V,
  parts: readonly FormPart<V>[],
  { opened, mine }: { opened: V; mine: V },
): Conflict<V, T> | undefined {
  if (!newer) return undefined;
  const theirs = read(newer);
  return { current: newer, theirs, ...merge(parts, { opened, mine, theirs }) };
}

/** The values to save over the other version, given the names of the fields in which that one was chosen. */
export const settledValues = <V extends Values>(
  { clashes, theirs, merged }: Conflict<V, unknown>,
  chosen: readonly string[],
): V =>
  copyParts(
    clashes.filter(({ name }) => chosen.includes(name)),
    theirs,
    merged,
  );
