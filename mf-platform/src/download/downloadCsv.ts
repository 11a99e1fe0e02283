import { ApiError } from 'shared-kit/api/http';
import { apiBase, expire, onSessionReset, storedToken } from 'shared-kit/session';
import { saveFile } from './saveFile';

const NOT_SAVED = 'The list could not be saved. Please try again.';

/** Without it, some programs guess the encoding; `Response.text` strips the one that the server sends. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Saves a list of the API as a CSV file.
 * @param path path and query under the base address
 * @param name the file's name
 * @throws ApiError with a message to show; a 401 also ends the session. When the session ends, the download is
 *   cancelled
 */
export async function downloadCsv(path: string, name: string): Promise<void> {
  const controller = new AbortController();
  const unsubscribe = onSessionReset(() => controller.abort());
  const text = await read(path, controller.signal).finally(unsubscribe);
  saveFile(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }), name);
}

async function read(path: string, signal: AbortSignal): Promise<string> {
  const token = storedToken();
  const headers = { Accept: 'text/csv', Authorization: `Bearer ${token}` };
  const response = await fetch((await apiBase()) + path, { headers, cache: 'no-store', signal }).catch(throwNetworkError);
  if (response.ok) return response.text().catch(throwNetworkError);
  // If the token has been replaced since, its 401 says nothing about the current session.
  if (response.status === 401 && token === storedToken()) expire();
  const body = (await response.json().catch(() => null)) as { code?: string; message?: string } | null;
  throw new ApiError({ status: response.status, code: body?.code ?? 'unreadable', message: body?.message ?? NOT_SAVED });
}

function throwNetworkError(): never {
  throw new ApiError({
    status: 0,
    code: 'network',
    message: 'The server could not be reached. Check your connection and try again.',
  });
}
