import { request } from 'shared-kit/api/http';
import type { Version } from 'shared-kit/rules/remote/registry';

export type ReportedEvent = 'loaded' | 'failed' | 'crashed' | 'stepped_back';

/**
 * Reports to the API how a version works on this page (api-contract §6), so that one that fails for people is withdrawn. Versions
 * from someone's own machine are not reported.
 * @param ms milliseconds from the start of the attempt
 */
export function report({ name, version, isOwn }: Version, event: ReportedEvent, ms: number): void {
  if (isOwn) return;
  const body = { name, release: version, event, ms: Math.round(ms) };
  // A lost report does not affect the person, so it is ignored.
  request('POST', '/remotes/reports', { body }).catch((error: unknown) => console.warn(error));
}
