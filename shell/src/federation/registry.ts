import { readRegistry, REGISTRY_UNREADABLE, type Registry } from 'shared-kit/rules/remote/registry';
import { apiBase, storedToken } from 'shared-kit/session';
import { takeRegistry } from '../earlyRequests';
import { fetchWithFallback, type FileRequest } from './fetchWithFallback';
import { LoadProblem } from './problem';

/** The path of the site's static registry: what most people load. */
const STATIC_REGISTRY = '/remotes/registry.json';

/** Requests what this person gets; the API may give some people another version. */
async function requestFromApi(signal: AbortSignal): Promise<Response> {
  const token = storedToken();
  const headers = { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  return fetch(`${await apiBase()}/remotes/registry`, { headers, cache: 'no-cache', signal });
}

const fromApi: FileRequest = { address: '/remotes/registry of the API', send: requestFromApi };
const fromSite: FileRequest = {
  address: STATIC_REGISTRY,
  send: (signal) => fetch(STATIC_REGISTRY, { cache: 'no-cache', signal }),
};

function parse(text: string): Registry {
  try {
    const value = JSON.parse(text) as { data?: unknown };
    return readRegistry(value.data ?? value);
  } catch (error) {
    console.warn(error);
    throw new LoadProblem(REGISTRY_UNREADABLE);
  }
}

async function fetchFrom(first: FileRequest): Promise<Registry> {
  try {
    let registry: Registry | undefined;
    await fetchWithFallback([first, fromSite], ({ bytes }) => {
      registry = parse(new TextDecoder().decode(bytes));
    });
    return registry!;
  } catch (error) {
    if (error instanceof LoadProblem && error.message === REGISTRY_UNREADABLE) throw error;
    const reason = error instanceof LoadProblem ? error.message : '';
    throw new LoadProblem(`The list of the areas of this site could not be loaded. ${reason}`.trim());
  }
}

/**
 * Fetches what is on offer to this person now: from the API, or from the site's own files when the API does not answer.
 * @throws LoadProblem with a sentence when it does not arrive or cannot be read
 */
export const fetchRegistry = (): Promise<Registry> => fetchFrom(fromApi);

/** How long a background check may take, in milliseconds. */
const CHECK_TIMEOUT = 20_000;

/**
 * Checks in the background what is on offer now: nobody is waiting, so a slow connection is not reported.
 * @throws Error when it does not arrive or cannot be read
 */
export async function checkRegistry(): Promise<Registry> {
  const response = await requestFromApi(AbortSignal.timeout(CHECK_TIMEOUT));
  if (!response.ok) throw new LoadProblem(`The server answered ${response.status}.`);
  return parse(await response.text());
}

/** The registry that the page requested while it was loading, or a new request. */
export const firstRegistry = (): Promise<Registry> =>
  fetchFrom({ ...fromApi, send: (signal) => takeRegistry() ?? requestFromApi(signal) });
