import { ApiError } from 'shared-kit/api/http';

/**
 * Whether a failure is nobody's fault in the form: the same may be accepted a moment later. So it may where no answer of the API is known.
 * @param error whatever a `catch` received
 */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status <= 0 || error.status === 429 || error.status >= 500;
