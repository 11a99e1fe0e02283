import { momentText } from '../rules/dates';
import type { ItemBase } from '../rules/entities';
import { ownZone } from '../rules/zone';

interface Circumstances {
  /** The person saved it in another window. */
  isOwn: boolean;
  /** It was saved while the answers to an earlier question were being saved. */
  isAskedAgain: boolean;
  /** Whether both changed the same field. */
  hasClashes: boolean;
  /** The time zone of the item's property; the reader's if it belongs to none. */
  zone: string | undefined;
}

/**
 * What the question after a conflict says.
 * @param current the item as it is on the server now: who saved it, and when
 */
export function conflictMessages({ updatedBy, updatedAt }: ItemBase, { isOwn, isAskedAgain, hasClashes, zone }: Circumstances) {
  const author = updatedBy?.name ?? 'Somebody else';
  const savedOn = `on ${momentText(updatedAt, zone ?? ownZone())}`;
  const nothingLost = isAskedAgain ? 'Nothing is saved yet, and nothing is lost' : 'Nothing is lost';
  if (isOwn)
    return {
      title: isAskedAgain
        ? `You saved this once more in another window ${savedOn}, before your choices were saved.`
        : `You saved this in another window ${savedOn}, while you were editing here.`,
      explanation: hasClashes
        ? `${nothingLost}: choose what to keep where the same field was changed in both. All other changes are kept.`
        : `${nothingLost}: the changes made here and there do not touch each other, and both can be kept.`,
      otherSide: 'Saved',
    };
  return {
    title: isAskedAgain
      ? `${author} saved this once more ${savedOn}, before your choices were saved.`
      : `${author} saved this ${savedOn}, while you were editing.`,
    explanation: hasClashes
      ? `${nothingLost}: choose what to keep where you both changed the same field. Your other changes and theirs are kept.`
      : isAskedAgain
        ? `${nothingLost}: your changes do not touch theirs, and both can be kept.`
        : 'Your changes do not touch theirs: both can be kept.',
    otherSide: `${author}’s`,
  };
}
