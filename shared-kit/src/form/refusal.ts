import { ApiError } from 'shared-kit/api/http';

/** What somebody else has made of an item since it was read (412); undefined for every other failure. */
export const newerOf = <T>(error: unknown): T | undefined =>
  error instanceof ApiError && error.status === 412 ? (error.current as T | undefined) : undefined;
