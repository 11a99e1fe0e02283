import { ApiError, hasStatus, isUnavailable, messageOf } from '../../api/errors';
import { createRequest } from '../../api/send';
import { retryWhile } from '../../api/unavailable';
import { isTransient } from '../../form/isTransient';
import { apiBase } from '../../session';
import type { Failure } from '../../ui/form/useForm';

/** These calls carry no token (API contract §1). */
const call = createRequest({ base: apiBase, token: () => null });

/** POST /passwords/forgot (document 1 §7). @returns the failure to show, if any */
export async function askForReset(email: string): Promise<Failure | undefined> {
  try {
    await call('POST', '/passwords/forgot', { body: { email } });
    return undefined;
  } catch (error) {
    return { message: isTransient(error) ? messageOf(error) : 'Email was incorrect or not found.' };
  }
}

export type ResetLookup = { email: string } | 'invalid' | { problem: string };

/** GET /passwords/{token} (document 1 §7): whose password the link is for, 'invalid', or why that could not be determined. */
export async function findReset(token: string): Promise<ResetLookup> {
  try {
    const path = `/passwords/${encodeURIComponent(token)}`;
    const { data } = await retryWhile(isUnavailable, () => call<{ email: string }>('GET', path));
    return { email: data.email };
  } catch (error) {
    return isTransient(error) ? { problem: messageOf(error) } : 'invalid';
  }
}

/** By token: the passwords of attempts to set one that got no answer. */
const unanswered = new Map<string, Set<string>>();

/**
 * Whether a password was stored although an attempt failed: its link worked once, and the answer to this or an earlier attempt was
 * lost. An earlier attempt with another password may have stored that one.
 */
async function isStored(token: string, password: string, error: unknown): Promise<boolean> {
  const tried = unanswered.get(token) ?? new Set();
  if (!isTransient(error)) return tried.size === 1 && tried.has(password) && hasStatus(error, 404);
  unanswered.set(token, tried.add(password));
  return tried.size === 1 && (await findReset(token)) === 'invalid';
}

/** PUT /passwords/{token} {password} (OP-18). @returns the failure to show, if any; 'invalid' when the link works no more */
export async function resetPassword(token: string, password: string): Promise<Failure | 'invalid' | undefined> {
  try {
    await call('PUT', `/passwords/${encodeURIComponent(token)}`, { body: { password } });
    return undefined;
  } catch (error) {
    if (await isStored(token, password, error)) return undefined;
    if (hasStatus(error, 404)) return 'invalid';
    return {
      message: 'There was an error resetting your password.',
      ...(error instanceof ApiError && { fields: error.fields }),
    };
  }
}
