import { stampText } from '../rules/dates';
import type { ItemBase } from '../rules/entities';

interface How {
  /** The person saved it in another window. */
  isOwn: boolean;
  /** It was saved while the answers to an earlier question were being saved. */
  again: boolean;
  /** Whether both changed the same field. */
  clashes: boolean;
}

/**
 * What the question after a conflict says.
 * @param current the item as it is on the server now: who saved it, and when
 */
export function conflictWords({ updatedBy, updatedAt }: ItemBase, { isOwn, again, clashes }: How) {
  const who = updatedBy?.name ?? 'Somebody else';
  const at = `on ${stampText(updatedAt)}`;
  const nothingLost = again ? 'Nothing is saved yet, and nothing is lost' : 'Nothing is lost';
  if (isOwn)
    return {
      title: again
        ? `You saved this once more in another window ${at}, before your choices were saved.`
        : `You saved this in another window ${at}, while you were editing here.`,
      what: clashes
        ? `${nothingLost}: choose what to keep where the same field was changed in both. All other changes are kept.`
        : `${nothingLost}: the changes made here and there do not touch each other, and both can be kept.`,
      other: 'Saved',
    };
  return {
    title: again
      ? `${who} saved this once more ${at}, before your choices were saved.`
      : `${who} saved this ${at}, while you were editing.`,
    what: clashes
      ? `${nothingLost}: choose what to keep where you both changed the same field. Your other changes and theirs are kept.`
      : again
        ? `${nothingLost}: your changes do not touch theirs, and both can be kept.`
        : 'Your changes do not touch theirs: both can be kept.',
    other: `${who}’s`,
  };
}
