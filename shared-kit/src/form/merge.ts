import type { Values } from '../fields/fieldKind';
import { isSame, type FormPart } from './parts';

/**
 * Compares three states of a form after a 412: as it was opened, as this person left it, as somebody else saved it.
 * Nothing that only one of the two changed is lost (API contract §1).
 * @returns the parts that both changed to different values, and the merged values, in which mine wins where the two clash
 */
export function merge<V extends Values>(
  parts: readonly FormPart<V>[],
  { opened, mine, theirs }: { opened: V; mine: V; theirs: V },
): { clashes: FormPart<V>[]; merged: V } {
  const changed = parts.filter((part) => !isSame(part, mine, opened));
  const clashes = changed.filter((part) => !isSame(part, theirs, opened) && !isSame(part, theirs, mine));
  return { clashes, merged: copyParts(changed, mine, theirs) };
}

/** Copies some parts from one set of values into another. */
export const copyParts = <V extends Values>(parts: readonly FormPart<V>[], from: V, into: V): V =>
  parts.reduce((values, part) => part.copy(from, values), into);
