import type { EarlyRequests, SiteConfig } from '../earlyRequests';
import { discardCalls } from './discardCalls';
import { timeoutSignal } from './get';
import { BASE_KEY, readStored } from './stored';

/** How old responses that nobody uses may become, in milliseconds. */
const MAX_AGE = 20_000;

/** @returns the address of the API, without a closing slash */
export const baseOf = ({ apiBase }: SiteConfig) => (apiBase || '/api').replace(/\/+$/, '');

/** Makes early calls to the API; each only once. */
export function createCalls(early: EarlyRequests, headers: Record<string, string>) {
  const configured = Promise.resolve(early.config).then(
    (settings) => baseOf(settings ?? {}),
    () => '/api',
  );
  const known = readStored(BASE_KEY);
  const calls: Record<string, Promise<Response>> = (early.calls = {});
  const made = new Set<string>();
  setTimeout(() => {
    // Those of a sign-in since then are newer.
    if (early.calls === calls) discardCalls(early);
  }, MAX_AGE);

  return (path: string): void => {
    if (made.has(path)) return;
    made.add(path);
    const signal = timeoutSignal();
    const send = (base: string) => fetch(base + path, { headers, cache: 'no-store', signal });
    const sent = known === null ? null : send(known);
    sent?.catch(() => undefined);
    // The settings have the last word: after a move of the API, the answer of the former one is not used.
    const response = configured.then((base) => (sent && base === known ? sent : send(base)));
    calls[path] = response;
    response.catch(() => undefined);
  };
}
