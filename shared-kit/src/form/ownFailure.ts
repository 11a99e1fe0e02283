import { ApiError } from 'shared-kit/api/http';

/** Below every status of an answer and the 0 of none: `isTransient` takes it for a failure that may pass. */
const NO_ANSWER = -1;

/**
 * A failure that the form itself finds, without an answer of the API. The form shows it with 'Try again'.
 * @param code as for `ApiError`
 * @param message one sentence for staff
 */
export const ownFailure = (code: string, message: string): ApiError => new ApiError({ status: NO_ANSWER, code, message });
