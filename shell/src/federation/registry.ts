import { readRegistry, type Registry } from 'shared-kit/remote/registry';
import { early } from '../early';

const ADDRESS = '/remotes/registry.json';
const LIMIT = 5000;

/**
 * Fetches what is on offer now.
 * @throws Error with a sentence when it does not arrive in time or cannot be read
 */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(LIMIT) });
  if (!answer.ok) throw new Error(`The list of the areas of this site could not be fetched (${answer.status}).`);
  return readRegistry(await answer.json());
}

/** The registry that the page asked for while it was still loading, else a new one; a failure is tried once more. */
export async function firstRegistry(): Promise<Registry> {
  try {
    const value = await early().registry;
    if (value !== undefined) return readRegistry(value);
  } catch {
    // Asked once more below; that failure is the one to report.
  }
  return fetchRegistry();
}
