import { ApiError } from 'shared-kit/api/http';

/** The item as somebody else has saved it since it was read (412); undefined for every other failure. */
export const newerOf = <T>(error: unknown): T | undefined =>
  error instanceof ApiError && error.status === 412 ? (error.current as T | undefined) : undefined;
