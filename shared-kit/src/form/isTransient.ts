import { ApiError } from 'shared-kit/api/http';

/**
 * Whether a failure has nothing to do with what is in the form, so that the same may be accepted a moment later. True for errors that are
 * not answers of the API.
 * @param error whatever a `catch` received
 */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status <= 0 || error.status === 429 || error.status >= 500;
