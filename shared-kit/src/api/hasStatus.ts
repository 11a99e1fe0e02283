import { ApiError } from 'shared-kit/api/http';

/** Whether a call failed with a status of HTTP. */
export const hasStatus = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;
