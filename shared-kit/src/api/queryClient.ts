import { QueryClient } from '@tanstack/react-query';
import { onSessionReset, storedToken } from 'shared-kit/session';
import { isOutage } from './errors';

/** A read is retried once after an outage, never when the server refused it. */
const retry = (failures: number, error: Error) => failures < 1 && isOutage(error);

/** A page outlives its session for a moment, and would refetch, without a token, what the end of the session has cleared. */
const enabled = () => Boolean(storedToken());

/** The one cache of server data that the shell and every remote share. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { enabled, retry, staleTime: 2_000, networkMode: 'always' } },
});

/** Nothing that one person loaded may be seen by the next (P-162). */
onSessionReset(() => queryClient.clear());
