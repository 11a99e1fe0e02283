import { ApiError, hasStatus, messageOf } from '../../api/errors';
import { createRequest } from '../../api/send';
import { apiBase } from '../../session';
import type { Failure } from '../../ui/form/useForm';

/** These calls carry no token (API contract §1). */
const call = createRequest({ base: apiBase, token: () => null, onUnauthenticated: () => undefined });

/** The input is fine: the network, the rate limit or the server itself prevented the call. */
const isOutside = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

/** POST /passwords/forgot (document 1 §7). @returns the failure to show, if any */
export async function askForReset(email: string): Promise<Failure | undefined> {
  try {
    await call('POST', '/passwords/forgot', { body: { email } });
    return undefined;
  } catch (error) {
    return { message: isOutside(error) ? messageOf(error) : 'Email was incorrect or not found.' };
  }
}

export type ResetFound = { email: string } | 'invalid' | { problem: string };

/** GET /passwords/{token} (document 1 §7): whose password the link is for, 'invalid', or why that could not be determined. */
export async function findReset(token: string): Promise<ResetFound> {
  try {
    const { data } = await call<{ email: string }>('GET', `/passwords/${encodeURIComponent(token)}`);
    return { email: data.email };
  } catch (error) {
    return isOutside(error) ? { problem: messageOf(error) } : 'invalid';
  }
}

/** Links by which a new password was sent, without an answer. */
const sent = new Set<string>();

/**
 * Whether a password was stored though an attempt failed: a link that was good is used up, and this or an earlier answer was lost.
 */
async function isStored(token: string, error: unknown): Promise<boolean> {
  if (!isOutside(error)) return sent.has(token) && hasStatus(error, 404);
  sent.add(token);
  return (await findReset(token)) === 'invalid';
}

/** PUT /passwords/{token} {password} (OP-18). @returns the failure to show, if any */
export async function resetPassword(token: string, password: string): Promise<Failure | undefined> {
  try {
    await call('PUT', `/passwords/${encodeURIComponent(token)}`, { body: { password } });
    return undefined;
  } catch (error) {
    if (await isStored(token, error)) return undefined;
    return {
      message: 'There was an error resetting your password.',
      ...(error instanceof ApiError && { fields: error.fields }),
    };
  }
}
