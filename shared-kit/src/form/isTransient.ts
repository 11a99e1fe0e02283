import { ApiError, hasStatus } from 'shared-kit/api/http';

/**
 * Whether a failure has nothing to do with what is in the form, so that the same input may be accepted a moment later. True for
 * errors that are not answers of the API.
 * @param error whatever a `catch` received
 */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status <= 0 || error.status === 429 || error.status >= 500;

/**
 * Whether the API would refuse the same input again, however often it is sent. False when the session has ended: it may be
 * accepted after the next sign-in.
 * @param error whatever a `catch` received
 */
export const isRefusal = (error: unknown): boolean => !isTransient(error) && !hasStatus(error, 401);
