import { ApiError, messageOf } from 'shared-kit/api/http';
import { ownFailure } from 'shared-kit/form/ownFailure';
import { put } from 'shared-kit/form/lostAnswer';
import { newerOf } from 'shared-kit/form/refusal';
import type { Property } from 'shared-kit/rules/entities';
import { forEachConcurrently } from 'shared-kit/rules/forEachConcurrently';

/** A hotel and its new region; null removes it from its region. */
export interface Move {
  hotel: Property;
  regionId: string | null;
}

export interface Outcome {
  /** The hotels as the server returned them. */
  placed: Property[];
  failed: { hotel: Property; message: string }[];
  /** Whether the server refused a region that no longer exists. */
  isRegionGone: boolean;
}

const storeRegion = ({ id }: Property, regionId: string | null, version: number): Promise<Property> =>
  put<Property>(`/properties/${id}`, { regionId }, { ifMatch: version });

/** Moves a hotel, even if somebody else has changed it since, unless they moved it to another region. */
async function placeHotel({ hotel, regionId }: Move): Promise<Property> {
  try {
    return await storeRegion(hotel, regionId, hotel.version);
  } catch (error) {
    const newer = newerOf<Property>(error);
    if (!newer) throw error;
    if (newer.regionId === regionId) return newer;
    if (newer.regionId === hotel.regionId) return storeRegion(hotel, regionId, newer.version);
    const action = newer.region ? `moved it to ${newer.region.name}` : 'took it out of its region';
    throw new ApiError({
      status: 412,
      code: 'stale',
      message: `${newer.updatedBy?.name ?? 'Somebody else'} ${action} in the meantime.`,
    });
  }
}

/**
 * Puts hotels into their regions, one call each (OP-38: PUT /properties/{id} {region_id}). A failure does not
 * stop the others.
 * @param onProgress called with the number of hotels finished, whether placed or failed
 */
export async function placeHotels(moves: readonly Move[], onProgress: (finished: number) => void): Promise<Outcome> {
  const outcome: Outcome = { placed: [], failed: [], isRegionGone: false };
  await forEachConcurrently(moves, async (move) => {
    try {
      outcome.placed.push(await placeHotel(move));
    } catch (error) {
      outcome.failed.push({ hotel: move.hotel, message: messageOf(error) });
      if (error instanceof ApiError && error.fields.regionId) outcome.isRegionGone = true;
    }
    onProgress(outcome.placed.length + outcome.failed.length);
  });
  return outcome;
}

/**
 * The failure of a save that could not place every hotel. It can be tried again, unless somebody has deleted the region.
 * @param isNew whether the region was just created; one that existed may have been deleted by somebody else
 */
export function placingFailure({ placed, failed, isRegionGone }: Outcome, isNew: boolean): ApiError {
  const count = placed.length + failed.length;
  const failures = failed.map(({ hotel, message }) => `${hotel.name} (${message.replace(/\.$/, '')})`).join(', ');
  const hotels = count === 1 ? 'hotel' : 'hotels';
  if (isRegionGone) {
    const message = `The ${hotels} could not be placed: ${failures}. Somebody has deleted this region.`;
    return new ApiError({ status: 404, code: 'not_found', message });
  }
  const message =
    placed.length === 0
      ? `${isNew ? `The region is saved, but its ${hotels}` : `The ${hotels}`} could not be placed: ${failures}. Try again.`
      : `${failed.length} of ${count} hotels could not be placed: ${failures}. The others are saved; try again for the rest.`;
  return ownFailure('partly', message);
}
