import { bestMatch, type Params } from 'shared-kit/rules/remote/paths';
import type { Release, Version } from 'shared-kit/rules/remote/registry';
import { flatten, type RouteEntry } from 'shared-kit/rules/remote/routes';
import type { EarlyRequests } from '../earlyRequests';
import { createCalls } from './createCalls';
import { readStored, ROUTES_KEY } from './stored';

/** The parts of a version that name its files; for earlier versions, the registry does not list those of their pages. */
export type RemoteFiles = Pick<Version, 'name' | 'version' | 'base' | 'entry'> & Partial<Pick<Release, 'app' | 'pages'>>;

/** What is needed of a remote to request a page of it. */
export type PreloadedRemote = RemoteFiles & Pick<Release, 'routes'>;

/** What is needed to make the requests of a page. */
export interface RequestContext {
  early: EarlyRequests;
  headers: Record<string, string>;
}

/** How a page's files are found and requested. */
export interface PageRequests {
  /** Loads what the registry says about all remotes. */
  loadRemotes: (context: RequestContext) => Promise<PreloadedRemote[]>;
  /** Requests the files of a page. */
  requestFiles: (early: EarlyRequests, remote: RemoteFiles, page: string) => void;
}

type Entry = RouteEntry & { remote: PreloadedRemote };

/** Redirects are included: their fixed paths must not be read as parameters of other routes. */
const entriesOf = (remote: PreloadedRemote): Entry[] => flatten(remote.routes).map((route) => ({ ...route, remote }));

/** Replaces the `:names` in the path of a call by the parameters of the address. */
const fillParams = (call: string, params: Params) =>
  call.replace(/:([A-Za-z]+)/g, (placeholder, name: string) =>
    name in params ? encodeURIComponent(params[name] ?? '') : placeholder,
  );

/** What is stored of a route for the next page. */
type KnownRoute = Pick<RouteEntry, 'path' | 'page' | 'firstCalls'>;

/** Lets an address that is opened again call the API at once instead of after the registry. */
function storeRoutes(entries: readonly KnownRoute[]): void {
  const text = JSON.stringify(entries.map(({ path, page, firstCalls }) => ({ path, page, firstCalls })));
  if (text !== readStored(ROUTES_KEY)) localStorage.setItem(ROUTES_KEY, text);
}

/**
 * Requests what an address needs: its first calls, the registry and, as soon as that has arrived, the files of the
 * page.
 * @param address a complete address, or a path with query
 * @returns a function that makes another early call, by path and query
 */
export function requestPage({ loadRemotes, requestFiles }: PageRequests, early: EarlyRequests, token: string, address: string) {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const { pathname, search } = new URL(address, location.href);
  const call = createCalls(early, headers);
  function makeCalls({ entry, params }: { entry: KnownRoute; params: Params }, limit = Infinity): void {
    const property = params.hotelid ?? params.restaurantId;
    if (property) call(`/properties/${encodeURIComponent(property)}`);
    if (!search) entry.firstCalls?.slice(0, limit).forEach((path) => call(fillParams(path, params)));
  }

  loadRemotes({ early, headers })
    .then((remotes) => {
      const entries = remotes.flatMap(entriesOf);
      const match = bestMatch(entries, pathname);
      if (match?.entry.page) {
        requestFiles(early, match.entry.remote, match.entry.page);
        makeCalls(match);
      }
      storeRoutes(entries);
    })
    .catch(() => undefined);
  try {
    const match = bestMatch(JSON.parse(readStored(ROUTES_KEY) ?? '[]') as KnownRoute[], pathname);
    // Only the rows or the item: without HTTP/2, a browser has six connections, and more calls would delay the registry.
    if (match?.entry.page) makeCalls(match, 1);
  } catch {
    // Stored by another version of the site; the registry provides the routes a moment later.
  }
  return call;
}
