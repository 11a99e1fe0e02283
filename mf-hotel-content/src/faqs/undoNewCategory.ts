import { ApiError, request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';

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
    await request('DELETE', `${path}/${encodeURIComponent(id)}`, { ifMatch: version });
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status !== undefined && STAYS.has(status)) return `The new category “${name}” stays.`;
    if (status === 404) return undefined;
    throw error;
  }
  await refresh(path);
  return `The new category “${name}” is in the bin.`;
}
