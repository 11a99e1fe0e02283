import { ApiError } from 'shared-kit/api/http';
import { apiBase, expire, storedToken } from 'shared-kit/session';
import { saveFile } from './saveFile';

const NOT_SAVED = 'The list could not be saved. Please try again.';

/** A byte-order mark for programs that would guess the encoding; reading the answer removes it. */
const MARK = '\ufeff';

/**
 * Saves a list of the API as a CSV file.
 * @param path path and query under the base address
 * @param name the file's name
 * @throws ApiError with a sentence; a 401 also ends the session
 */
export async function downloadCsv(path: string, name: string): Promise<void> {
  const text = await read(path);
  saveFile(new Blob([MARK, text], { type: 'text/csv;charset=utf-8' }), name);
}

async function read(path: string): Promise<string> {
  const token = storedToken();
  const headers = { Accept: 'text/csv', Authorization: `Bearer ${token}` };
  const answer = await fetch((await apiBase()) + path, { headers, cache: 'no-store' }).catch(networkGone);
  if (answer.ok) return answer.text().catch(networkGone);
  // A token that has been replaced since says nothing about the session.
  if (answer.status === 401 && token === storedToken()) expire();
  const said = (await answer.json().catch(() => null)) as { code?: string; message?: string } | null;
  throw new ApiError({ status: answer.status, code: said?.code ?? 'unreadable', message: said?.message ?? NOT_SAVED });
}

function networkGone(): never {
  throw new ApiError({
    status: 0,
    code: 'network',
    message: 'The server could not be reached. Check your connection and try again.',
  });
}
