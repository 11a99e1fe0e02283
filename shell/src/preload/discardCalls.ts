import type { EarlyRequests } from '../earlyRequests';

/**
 * Discards unused responses: they are outdated, or belong to a session that has ended, or to a page that may not be
 * shown. They include the registry, because the API may give each person different versions.
 */
export function discardCalls(early: EarlyRequests): void {
  for (const response of [early.registry, ...Object.values(early.calls ?? {})]) {
    // A body that nobody reads keeps its connection open.
    response?.then(({ body }) => body?.cancel()).catch(() => undefined);
  }
  delete early.registry;
  delete early.calls;
}
