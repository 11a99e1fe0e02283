import { offerUndo } from 'shared-kit/content/offerUndo';
import { undoCopies } from 'shared-kit/content/undoByDeleting';
import { counted } from 'shared-kit/rules/counted';
import { listed } from 'shared-kit/rules/fieldLabel';
import type { SharedSpecial } from 'shared-kit/rules/models/sharedSpecial';
import { toast } from 'shared-kit/shellServices/toast';
import { undoHotels } from './undoHotels';

interface Named {
  id: string;
  name: string;
}

/** What a save did for one hotel. */
export interface Outcome {
  propertyId: string;
  outcome: 'created' | 'existing' | 'failed';
  specialId: string | null;
  message: string | null;
}

/** What happened hotel by hotel, as one message. */
function formatOutcomes(outcomes: Outcome[], hotels: readonly Named[]): string {
  const created = outcomes.filter(({ outcome }) => outcome === 'created').length;
  const existing = outcomes.filter(({ outcome }) => outcome === 'existing').length;
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
  const createdText = created ? ` Given to ${counted(created, 'hotel')}, unpublished.` : '';
  const existingText = existing ? ` ${counted(existing, 'hotel has', 'hotels have')} it already.` : '';
  const reasons = [...new Set(failed.map(({ message }) => message))];
  const nameOf = ({ propertyId }: Outcome) => hotels.find(({ id }) => id === propertyId)?.name ?? 'another hotel';
  const failureTexts = reasons.map((reason) => {
    const names = failed.filter(({ message }) => message === reason).map(nameOf);
    return ` Not given to ${listed(names)}: ${reason}`;
  });
  return `Shared Special saved.${createdText}${existingText}${failureTexts.join('')}`;
}

/**
 * Announces which hotels a saved special was given to. Undo deletes the new copies and takes the hotels whose copy is
 * deleted off the list again. Hotels that the save had removed from the list return to it.
 * @param previousHotelIds the hotels that had it before the save
 * @param hotels the source of the names of hotels that did not get it
 */
export function announceDistribution(
  saved: SharedSpecial,
  previousHotelIds: readonly string[],
  outcomes: Outcome[],
  hotels: readonly Named[],
): void {
  const text = formatOutcomes(outcomes, hotels);
  const tone = outcomes.some(({ outcome }) => outcome === 'failed') ? 'problem' : 'done';
  const copies = outcomes.flatMap(({ outcome, specialId, propertyId }) =>
    outcome === 'created' && specialId
      ? { id: specialId, version: 1, path: `/properties/${propertyId}/specials`, propertyId }
      : [],
  );
  if (copies.length === 0) return void toast({ text, tone });
  const added = previousHotelIds.filter((hotelId) => !saved.distributeHotels.includes(hotelId));
  const undo = undoCopies(copies, async (gone) => {
    const removed = copies.filter((copy) => gone.includes(copy)).map(({ propertyId }) => propertyId);
    // If no copy was deleted, the distribution stays as it is.
    return removed.length > 0 ? undoHotels(saved, { removed, added }) : undefined;
  });
  offerUndo({ text, tone, name: saved.title, undo });
}
