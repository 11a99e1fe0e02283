import type { Values } from '../fields/fieldKind';
import { mergeList, type Clash, type Versions } from './partRows';
import { isSame, type FormPart } from './parts';

/** What both changed to different values, and the values with everything that only one of the two changed. */
export interface Merged<V extends Values> {
  clashes: Clash<V>[];
  merged: V;
}

/**
 * Compares three states of a form after a 412: as it was opened, as this person left it, as somebody else saved it.
 * Nothing that only one of the two changed is lost (API contract §1): no part of the form, and no row of a list.
 * @param chosen the names of the clashes in which theirs was chosen; mine wins in all others
 */
export function merge<V extends Values>(
  parts: readonly FormPart<V>[],
  versions: Versions<V>,
  chosen: readonly string[] = [],
): Merged<V> {
  const { opened, mine, theirs } = versions;
  return parts
    .filter((part) => !isSame(part, mine, opened))
    .reduce<Merged<V>>(
      ({ clashes, merged }, part) => {
        if (isSame(part, theirs, opened) || isSame(part, theirs, mine)) return { clashes, merged: part.copy(mine, merged) };
        const list = mergeList(part, versions, chosen);
        if (list) return { clashes: [...clashes, ...list.clashes], merged: list.copy(merged) };
        return { clashes: [...clashes, part], merged: chosen.includes(part.name) ? merged : part.copy(mine, merged) };
      },
      { clashes: [], merged: theirs },
    );
}
