import { readRegistry, type Registry } from 'shared-kit/rules/remote/registry';
import { apiBase, storedToken } from 'shared-kit/session';
import { early } from '../early';
import { fetchWatched, type Request } from './fetchWatched';
import { LoadProblem } from './problem';

/** The path of the site's static registry: what most people load. */
const BESIDE = '/remotes/registry.json';
const UNREADABLE = 'The list of the areas of this site could not be read.';

/** What this person loads; the API may give some people another version. */
async function askApi(signal: AbortSignal): Promise<Response> {
  const token = storedToken();
  const headers = { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  return fetch(`${await apiBase()}/remotes/registry`, { headers, cache: 'no-cache', signal });
}

const fromApi: Request = { address: '/remotes/registry of the API', ask: askApi };
const fromSite: Request = { address: BESIDE, ask: (signal) => fetch(BESIDE, { cache: 'no-cache', signal }) };

function parse(text: string): Registry {
  try {
    const value = JSON.parse(text) as { data?: unknown };
    return readRegistry(value.data ?? value);
  } catch (error) {
    console.warn(error);
    throw new LoadProblem(UNREADABLE);
  }
}

async function fetchFrom(first: Request): Promise<Registry> {
  try {
    let registry: Registry | undefined;
    await fetchWatched([first, fromSite], ({ bytes }) => {
      registry = parse(new TextDecoder().decode(bytes));
    });
    return registry!;
  } catch (error) {
    if (error instanceof LoadProblem && error.message === UNREADABLE) throw error;
    const reason = error instanceof LoadProblem ? error.message : '';
    throw new LoadProblem(`The list of this site’s areas could not be loaded. ${reason}`.trim());
  }
}

/**
 * Fetches what is on offer to this person now: from the API, or from the site's own files when the API does not answer.
 * @throws LoadProblem with a sentence when it does not arrive or cannot be read
 */
export const fetchRegistry = (): Promise<Registry> => fetchFrom(fromApi);

/** How long a background check may take, in milliseconds. */
const LOOK_LIMIT = 20_000;

/**
 * Checks in the background what is on offer now: nobody is waiting, so a slow connection is not reported.
 * @throws Error when it does not arrive or cannot be read
 */
export async function lookAtRegistry(): Promise<Registry> {
  const answer = await askApi(AbortSignal.timeout(LOOK_LIMIT));
  if (!answer.ok) throw new LoadProblem(`The server answered ${answer.status}.`);
  return parse(await answer.text());
}

/** The registry that the page requested while it was loading, or a new request. */
export function firstRegistry(): Promise<Registry> {
  const { registry } = early();
  return registry ? fetchFrom({ ...fromApi, ask: () => registry }) : fetchRegistry();
}
