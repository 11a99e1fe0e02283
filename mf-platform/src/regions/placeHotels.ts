import { ApiError, messageOf } from 'shared-kit/api/http';
import { put } from 'shared-kit/form/arrived';
import { newerOf } from 'shared-kit/form/refusal';
import type { Property } from 'shared-kit/rules/entities';
import { inTurn } from 'shared-kit/rules/inTurn';

/** A hotel and its new region; null removes it from its region. */
export interface Move {
  hotel: Property;
  to: string | null;
}

export interface Outcome {
  /** The hotels as the server answered them. */
  placed: Property[];
  failed: { hotel: Property; message: string }[];
}

const placeAt = ({ id }: Property, regionId: string | null, version: number): Promise<Property> =>
  put<Property>(`/properties/${id}`, { regionId }, { ifMatch: version });

/** A hotel that somebody else has changed since is still placed, unless they moved it to another region. */
async function place({ hotel, to }: Move): Promise<Property> {
  try {
    return await placeAt(hotel, to, hotel.version);
  } catch (error) {
    const now = newerOf<Property>(error);
    if (!now) throw error;
    if (now.regionId === to) return now;
    if (now.regionId === hotel.regionId) return placeAt(hotel, to, now.version);
    const where = now.region ? `moved it to ${now.region.name}` : 'took it out of its region';
    throw new ApiError({
      status: 412,
      code: 'stale',
      message: `${now.updatedBy?.name ?? 'Somebody else'} ${where} in the meantime.`,
    });
  }
}

/**
 * Puts hotels into their regions, one call each (OP-38: PUT /properties/{id} {region_id}). A failure does not
 * stop the others.
 * @param onProgress called with how many are done, whatever their outcome
 */
export async function placeHotels(moves: readonly Move[], onProgress: (done: number) => void): Promise<Outcome> {
  const outcome: Outcome = { placed: [], failed: [] };
  await inTurn(moves, async (move) => {
    try {
      outcome.placed.push(await place(move));
    } catch (error) {
      outcome.failed.push({ hotel: move.hotel, message: messageOf(error) });
    }
    onProgress(outcome.placed.length + outcome.failed.length);
  });
  return outcome;
}

/** The message when not every hotel could be placed. */
export function sentenceOf({ placed, failed }: Outcome): string {
  const all = placed.length + failed.length;
  const each = failed.map(({ hotel, message }) => `${hotel.name} (${message.replace(/\.$/, '')})`).join(', ');
  if (placed.length === 0)
    return `The region is saved, but ${all === 1 ? 'its hotel' : 'its hotels'} could not be placed: ${each}. Try again.`;
  return `${failed.length} of ${all} hotels could not be placed: ${each}. The others are saved; try again for the rest.`;
}
