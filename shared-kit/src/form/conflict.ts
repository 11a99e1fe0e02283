import type { Values } from '../fields/fieldKind';
import { merge, type Merged } from './merge';
import { isSame, type FormPart } from './parts';

export interface Conflict<V extends Values, T> {
  /** The item as somebody else saved it. */
  current: T;
  theirs: V;
  /** What both changed, to different values. */
  clashes: Merged<V>['clashes'];
  /**
   * The values to save over the other version: everything that only one of the two changed, and mine where both did.
   * @param chosen the names of the clashes in which the other version was chosen
   */
  settled: (chosen: readonly string[]) => V;
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
  const versions = { opened, mine, theirs: read(newer) };
  return {
    current: newer,
    theirs: versions.theirs,
    clashes: merge(parts, versions).clashes,
    settled: (chosen) => merge(parts, versions, chosen).merged,
  };
}

/** The lists that hold changes of both once they are saved: nobody has seen them so far. */
export const mixedParts = <V extends Values>(parts: readonly FormPart<V>[], settled: V, mine: V, theirs: V): FormPart<V>[] =>
  parts.filter((part) => !isSame(part, settled, mine) && !isSame(part, settled, theirs));
