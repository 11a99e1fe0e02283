import { ApiError } from 'shared-kit/api/http';

/** Whether a call failed with a status of HTTP. */
export const hasStatus = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;

/** What somebody else has made of an item since it was read (412); undefined for every other failure. */
export const newerOf = <T>(error: unknown): T | undefined =>
  error instanceof ApiError && error.status === 412 ? (error.current as T | undefined) : undefined;
