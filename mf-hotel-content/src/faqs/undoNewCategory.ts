import { ApiError } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { removed } from 'shared-kit/form/arrived';

/** A person may not delete it, it holds other FAQs, or it has been changed since. */
const STAYS = new Set([403, 409, 412]);

/**
 * Takes back a category that was made for copies (OP-100), once they are gone; one that somebody uses or changed since stays.
 * @param path the target's FAQ categories in the API
 * @param version as it was answered
 * @returns what became of it
 */
export async function undoNewCategory(path: string, id: string, name: string, version = 1): Promise<string | undefined> {
  try {
    if (!(await removed(`${path}/${encodeURIComponent(id)}`, { ifMatch: version }))) return undefined;
  } catch (error) {
    if (error instanceof ApiError && STAYS.has(error.status)) return `The new category “${name}” stays.`;
    throw error;
  }
  await refresh(path);
  return `The new category “${name}” is in the bin.`;
}
