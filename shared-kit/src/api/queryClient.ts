import { QueryCache, QueryClient } from '@tanstack/react-query';
import { onSessionReset, storedToken } from 'shared-kit/session';
import { hasUnsaved } from 'shared-kit/shellServices/unsaved';
import { ApiError, isOutage } from './errors';

/** A read is retried once after an outage, never when the server refused it. */
const retry = (failures: number, error: Error) => failures < 1 && isOutage(error);

/** A page outlives its session for a moment, and would refetch, without a token, what the end of the session has cleared. */
const enabled = () => Boolean(storedToken());

/**
 * Reloads a property when a list of it answers that it no longer exists: its page goes, instead of offering to try again. One with
 * unsaved text stays.
 */
const reloadMissing = (error: Error, { queryKey }: { queryKey: readonly unknown[] }) => {
  const [, id] = /^\/properties\/([^/]+)\//.exec(String(queryKey[0])) ?? [];
  if (!id || !(error instanceof ApiError) || error.status !== 404 || !error.fields.propertyId || hasUnsaved()) return;
  void queryClient.invalidateQueries({ queryKey: ['/properties', 'one', id] });
};

/** The one cache of server data that the shell and every remote share. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reloadMissing }),
  defaultOptions: { queries: { enabled, retry, staleTime: 2_000, networkMode: 'always' } },
});

/** Nothing that one person loaded may be seen by the next (P-162). */
onSessionReset(() => queryClient.clear());
