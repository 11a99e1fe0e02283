import { ApiError, hasStatus, request } from 'shared-kit/api/http';

const FIRST_VERSION = 1;

/** Whether a refusal may mean that an earlier attempt created the item; a field that is named has the value of another item. */
const mayBeCreated = (refusal: unknown) =>
  refusal instanceof ApiError && refusal.status === 409 && Object.keys(refusal.fields).every((name) => name === 'id');

/**
 * Creates an item. If an earlier attempt created it but its answer was lost, it is updated to what has been typed since; throws a
 * 412 if somebody else has changed it.
 * @param newId the id of the item, the same on every attempt
 */
export async function create<T, M = Record<string, unknown>>(path: string, body: object, newId?: string) {
  try {
    return await request<T, M>('POST', path, { body, newId });
  } catch (refusal) {
    if (newId === undefined || !mayBeCreated(refusal)) throw refusal;
    try {
      return await request<T, M>('PUT', `${path}/${newId}`, { body, ifMatch: FIRST_VERSION });
    } catch (error) {
      // The item does not exist, so the conflict is with another one, such as the opening hours that a property already has.
      throw hasStatus(error, 404) ? refusal : error;
    }
  }
}
