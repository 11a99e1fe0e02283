import { request } from 'shared-kit/api/http';
import type { Version } from 'shared-kit/rules/remote/registry';

export type ReportedEvent = 'loaded' | 'failed' | 'crashed' | 'stepped_back';

/**
 * Tells the API how a version does on this page (api-contract §6), so that one that fails for people is withdrawn. Versions
 * from someone's own machine are nobody else's business.
 * @param ms milliseconds from the start of the attempt
 */
export function report({ name, version, isOwn }: Version, event: ReportedEvent, ms: number): void {
  if (isOwn) return;
  const body = { name, release: version, event, ms: Math.round(ms) };
  // A report that is lost costs the person nothing, and is no reason to say anything to them.
  request('POST', '/remotes/reports', { body }).catch((error: unknown) => console.warn(error));
}
