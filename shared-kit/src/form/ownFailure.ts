import { ApiError } from 'shared-kit/api/http';

/** Lower than every HTTP status, and than 0, which means no answer: `isTransient` treats it as a transient failure. */
const NO_ANSWER = -1;

/**
 * A failure that the form itself finds, without an answer of the API. The form shows it with 'Try again'.
 * @param code as for `ApiError`
 * @param message one sentence for staff
 */
export const ownFailure = (code: string, message: string): ApiError => new ApiError({ status: NO_ANSWER, code, message });
