import { isUnavailableStatus } from './unavailable';

/** The second factors that can complete a sign-in (API contract §6). */
export interface SecondFactorAsked {
  app: boolean;
  recovery: boolean;
  /** What a browser needs to use a passkey, as JSON; null if the person has none. */
  passkey: string | null;
}

/** What went wrong with one call, in the words of the API's error body (API contract §1, Errors). */
export interface ApiFailure {
  /** HTTP status; 0 when no answer arrived at all. */
  status: number;
  /** `validation_failed`, `stale`, …; `network`, `timeout` and `unreadable` are the client's own. */
  code: string;
  /** Always one sentence that can be shown to staff. */
  message: string;
  /** Messages by dotted camelCase path, `{ 'cta.linkUrl': 'Required!' }`. */
  fields?: Record<string, string>;
  /** Identifies the call in the server's log. */
  requestId?: string | undefined;
  /** The item as it is now, camelCase: with 412, and its id and version with a 409 that says that it was created before. */
  current?: unknown;
  /** The person's second factors; only with `second_factor_required`. */
  secondFactor?: SecondFactorAsked | undefined;
  /** Seconds to wait before the next attempt; with 429 and 503. */
  retryAfter?: number | undefined;
}

/** The one error that every call of the client throws (document 1 §8, "Any other failure"). */
export class ApiError extends Error implements ApiFailure {
  declare readonly status: number;
  declare readonly code: string;
  declare readonly fields: Record<string, string>;
  declare readonly requestId: string | undefined;
  declare readonly current: unknown;
  declare readonly retryAfter: number | undefined;
  declare readonly secondFactor: SecondFactorAsked | undefined;

  constructor(failure: ApiFailure) {
    super(failure.message);
    Object.assign(this, { name: 'ApiError', fields: {} }, failure);
  }
}

/** Whether the network or the server failed, rather than refused. */
export const isOutage = (error: Error): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * Whether a call failed because nobody could answer it just now, as while the server is restarted.
 * @param error whatever a `catch` received
 */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && (isUnavailableStatus(error.status) || (error.code === 'network' && navigator.onLine));

const UNAVAILABLE = 'The service is not available right now. Please try again in a moment.';
const MESSAGES: Record<number, string> = {
  401: 'Your session has ended. Please sign in again.',
  403: 'You do not have permission to do this.',
  404: 'This item could not be found. It may have been deleted.',
  409: 'This change conflicts with something that already exists.',
  412: 'Somebody else has changed this since you opened it.',
  413: 'This is too large to send.',
  429: 'Too many attempts. Please wait a moment and try again.',
  502: UNAVAILABLE,
  503: UNAVAILABLE,
  504: UNAVAILABLE,
};

/** The message for an answer that contains none. */
export function messageForStatus(status: number): string {
  const fallback = status >= 500 ? 'Something went wrong on the server. Please try again.' : 'The server refused this request.';
  return MESSAGES[status] ?? fallback;
}

const unanswered = (code: string, message: string) => new ApiError({ status: 0, code, message });

/** No answer arrived. */
export const networkError = (): ApiError =>
  unanswered('network', 'The server could not be reached. Check your connection and try again.');

/** No answer arrived within the time limit. */
export const timeoutError = (): ApiError => unanswered('timeout', 'The server took too long to answer. Please try again.');

/**
 * The message to show for anything that was thrown.
 * @param error whatever a `catch` received
 */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Something went wrong. Please try again.';
}

/**
 * Whether a call failed with an HTTP status.
 * @param error whatever a `catch` received
 */
export const hasStatus = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;

/**
 * Whether what a call asked for is gone, or the person may no longer read it.
 * @param error whatever a `catch` received
 */
export const isUnreadable = (error: unknown): boolean => hasStatus(error, 403) || hasStatus(error, 404);
