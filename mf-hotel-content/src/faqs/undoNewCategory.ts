import { ApiError } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { deleteAt } from 'shared-kit/form/lostAnswer';

/** The person may not delete the category, it holds other FAQs, or it has changed since. */
const REFUSED = new Set([403, 409, 412]);

/**
 * Deletes a category that was created for copies (OP-100), once the copies are deleted. It is kept if it is in use or
 * has changed since.
 * @param path the target's FAQ categories in the API
 * @param version the version that the server created
 * @returns a message about what happened; none if somebody else deleted it first
 */
export async function undoNewCategory(path: string, id: string, name: string, version = 1): Promise<string | undefined> {
  try {
    if (!(await deleteAt(`${path}/${encodeURIComponent(id)}`, { ifMatch: version }))) return undefined;
  } catch (error) {
    if (error instanceof ApiError && REFUSED.has(error.status)) return `The new category “${name}” stays.`;
    throw error;
  }
  await refresh(path);
  return `The new category “${name}” is in the bin.`;
}
