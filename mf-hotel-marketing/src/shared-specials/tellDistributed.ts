import { request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { offerUndo } from 'shared-kit/content/offerUndo';
import { undoCopies } from 'shared-kit/content/undoWays';
import { newerOf } from 'shared-kit/form/refusal';
import { listed } from 'shared-kit/rules/fieldWords';
import type { SharedSpecial } from 'shared-kit/rules/models/sharedSpecial';
import { toast } from 'shared-kit/shellServices/toast';

interface Named {
  id: string;
  name: string;
}

export interface Outcome {
  propertyId: string;
  outcome: 'created' | 'existing' | 'failed';
  specialId: string | null;
  message: string | null;
}

/** What happened hotel by hotel, in one sentence. */
function distributed(outcomes: Outcome[], hotels: readonly Named[]): string {
  const made = outcomes.filter(({ outcome }) => outcome === 'created').length;
  const held = outcomes.filter(({ outcome }) => outcome === 'existing').length;
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
  const said = made ? ` Given to ${made} ${made === 1 ? 'hotel' : 'hotels'}, unpublished.` : '';
  const had = held ? ` ${held} ${held === 1 ? 'hotel has' : 'hotels have'} it already.` : '';
  const reasons = [...new Set(failed.map(({ message }) => message))];
  const nameOf = ({ propertyId }: Outcome) => hotels.find(({ id }) => id === propertyId)?.name ?? 'another hotel';
  const missed = reasons.map((reason) => {
    const names = failed.filter(({ message }) => message === reason).map(nameOf);
    return ` Not given to ${listed(names)}: ${reason}`;
  });
  return `Shared Special saved.${said}${had}${missed.join('')}`;
}

/**
 * Says where a saved special went; Undo deletes its copies and takes those hotels from its list again.
 * @param before the hotels that had it
 * @param hotels for the names of those that it did not reach
 */
export function tellDistributed(
  { id, title, version }: SharedSpecial,
  before: readonly string[],
  outcomes: Outcome[],
  hotels: readonly Named[],
): void {
  const text = distributed(outcomes, hotels);
  const tone = outcomes.some(({ outcome }) => outcome === 'failed') ? 'problem' : 'done';
  const copies = outcomes.flatMap(({ outcome, specialId, propertyId }) =>
    outcome === 'created' && specialId ? { id: specialId, version: 1, path: `/properties/${propertyId}/specials` } : [],
  );
  if (copies.length === 0) return void toast({ text, tone });
  const takeFromList = async () => {
    try {
      await request('PUT', `/shared-specials/${id}`, { body: { distributeHotels: before }, ifMatch: version });
    } catch (error) {
      // An earlier attempt may have arrived, its answer lost.
      const now = newerOf<SharedSpecial>(error)?.distributeHotels;
      if (now?.toSorted().join() !== before.toSorted().join()) throw error;
    }
    await refresh('/shared-specials');
  };
  offerUndo({ text, tone, name: title, undo: undoCopies(copies, takeFromList) });
}
