import { hasStatus, request } from 'shared-kit/api/http';

const FIRST = 1;

/**
 * Creates an item. Where an earlier attempt arrived and its answer was lost, what was typed since goes over what that one made; 412
 * when somebody else has changed it since.
 * @param newId what the item is called from the first attempt on
 */
export async function create<T, M = Record<string, unknown>>(path: string, body: object, newId?: string) {
  try {
    return await request<T, M>('POST', path, { body, newId });
  } catch (refused) {
    if (newId === undefined || !hasStatus(refused, 409)) throw refused;
    try {
      return await request<T, M>('PUT', `${path}/${newId}`, { body, ifMatch: FIRST });
    } catch (error) {
      // It is not there: something else is in the way, such as a name that is taken.
      throw hasStatus(error, 404) ? refused : error;
    }
  }
}
