import { QueryClient } from '@tanstack/react-query';
import { onSessionReset } from 'shared-kit/session';
import { ApiError } from './errors';

/** A read is retried once when the network or the server failed, never when the server refused it. */
const retry = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** The one cache of server data that the shell and every remote share. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, staleTime: 2_000, networkMode: 'always' } },
});

/** Nothing that one person loaded may be seen by the next (P-162). */
onSessionReset(() => queryClient.clear());
