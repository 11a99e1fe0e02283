import { QueryCache, QueryClient } from '@tanstack/react-query';
import { onSessionReset, storedToken } from 'shared-kit/session';
import { hasUnsaved } from 'shared-kit/shellServices/unsaved';
import { ApiError, isOutage, isUnavailable } from './errors';
import { RETRY_DELAYS } from './unavailable';
import { whenBack } from './whenBack';

/** A read is retried while the server is unavailable, once after another outage, and never when it was refused. */
const retry = (failures: number, error: Error) =>
  failures < (isUnavailable(error) ? RETRY_DELAYS.length : Number(isOutage(error)));
const retryDelay = (failures: number) => RETRY_DELAYS[failures]!;

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

/** What could not be loaded while the server was down is loaded when it is back, wherever it is shown. */
const reloadUnavailable = () =>
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isUnavailable(state.error) });

function onError(error: Error, query: { queryKey: readonly unknown[] }): void {
  reloadMissing(error, query);
  if (isUnavailable(error)) whenBack(reloadUnavailable);
}

/** The one cache of server data that the shell and every remote share. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  defaultOptions: { queries: { enabled, retry, retryDelay, staleTime: 2_000, networkMode: 'always' } },
});

/** Nothing that one person loaded may be seen by the next (P-162). */
onSessionReset(() => queryClient.clear());
