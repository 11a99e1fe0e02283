import type { EarlyRequests, SiteConfig } from '../earlyRequests';
import { discardCalls } from './discardCalls';
import { BASE_KEY, readStored } from './stored';

/** How long unused responses are kept, in milliseconds. */
const MAX_AGE = 20_000;
/** Milliseconds: a server that accepts a call and never answers must not keep the page waiting. */
const TIME_LIMIT = 30_000;

/** @returns the address of the API, without a closing slash */
export const baseOf = ({ apiBase }: SiteConfig) => (apiBase || '/api').replace(/\/+$/, '');

/** Makes early calls to the API, each only once. */
export function createCalls(early: EarlyRequests, headers: Record<string, string>) {
  const configured = Promise.resolve(early.config).then(
    (settings) => baseOf(settings ?? {}),
    () => '/api',
  );
  const known = readStored(BASE_KEY);
  const calls: Record<string, Promise<Response>> = (early.calls = {});
  const made = new Set<string>();
  setTimeout(() => {
    // The calls of a later sign-in are newer, so they stay.
    if (early.calls === calls) discardCalls(early);
  }, MAX_AGE);

  return (path: string): void => {
    if (made.has(path)) return;
    made.add(path);
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const send = (base: string) => fetch(base + path, { headers, cache: 'no-store', signal });
    const sent = known === null ? null : send(known);
    sent?.catch(() => undefined);
    // The settings decide: if the API has moved, the response from its previous address is not used.
    const response = configured.then((base) => (sent && base === known ? sent : send(base)));
    calls[path] = response;
    response.catch(() => undefined);
  };
}
