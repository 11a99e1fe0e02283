import { ApiError, hasStatus, messageOf, request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { isTransient } from 'shared-kit/form/isTransient';
import type { SharedSpecial } from 'shared-kit/rules/models/sharedSpecial';

/** How often to try: somebody else may save the special between reading and sending the list. */
const MAX_ATTEMPTS = 4;

interface HotelChange {
  /** The hotels to remove from the list. */
  removed: readonly string[];
  /** The hotels to add to it again. */
  added: readonly string[];
}

/** Changes the current list, so that what somebody else has saved since is kept. */
async function changeHotels(path: string, { removed, added }: HotelChange): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { data: current } = await request<SharedSpecial>('GET', path);
    const kept = current.distributeHotels.filter((id) => !removed.includes(id));
    const distributeHotels = [...new Set([...kept, ...added])];
    // Nothing to change, or an earlier attempt was stored although its response was lost.
    if (distributeHotels.toSorted().join() === current.distributeHotels.toSorted().join()) return;
    try {
      await request('PUT', path, { body: { distributeHotels }, ifMatch: current.version });
      return;
    } catch (error) {
      if (!hasStatus(error, 412) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/**
 * The last step of undoing a distribution, once the copies are deleted: changes the list of hotels.
 * @returns why the list still names the hotels of the deleted copies; undefined if it no longer does
 * @throws ApiError with the same reason, if another attempt may succeed
 */
export async function undoHotels({ id, title }: SharedSpecial, change: HotelChange): Promise<string | undefined> {
  try {
    await changeHotels(`/shared-specials/${id}`, change);
    return undefined;
  } catch (error) {
    // A special that has been deleted has no list.
    if (hasStatus(error, 404)) return undefined;
    const isOne = change.removed.length === 1;
    const reason = `${title} still lists the ${isOne ? 'hotel' : 'hotels'}: ${messageOf(error)}`;
    if (!(error instanceof ApiError) || !isTransient(error)) return reason;
    throw new ApiError({ ...error, message: `${isOne ? 'The copy is' : 'The copies are'} in the bin, but ${reason}` });
  } finally {
    await refresh('/shared-specials');
  }
}
