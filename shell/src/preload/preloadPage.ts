import { bestMatch, type Params } from 'shared-kit/rules/remote/paths';
import type { Release, Version } from 'shared-kit/rules/remote/registry';
import { flatten, type RouteEntry } from 'shared-kit/rules/remote/routes';
import type { EarlyRequests, SiteConfig } from '../earlyRequests';
import { discardCalls } from './discardCalls';

/** What names the files of a version: an earlier one is in the registry without those of its pages. */
export type RemoteFiles = Pick<Version, 'name' | 'version' | 'base' | 'entry'> & Partial<Pick<Release, 'app' | 'pages'>>;

/** What is needed of a remote to request a page of it. */
export type PreloadedRemote = RemoteFiles & Pick<Release, 'routes'>;

/** What the requests of a page are made with. */
export interface PreloadContext {
  early: EarlyRequests;
  headers: Record<string, string>;
  get: <T>(address: string) => Promise<T>;
}

export interface PreloadOptions {
  /** Addresses of what the signed-in site needs beside the entry. */
  siteFiles: readonly string[];
  /** Loads what the registry says about all remotes. */
  loadRemotes: (context: PreloadContext) => Promise<PreloadedRemote[]>;
  /** Requests the files of a page. */
  requestFiles: (early: EarlyRequests, remote: RemoteFiles, page: string) => void;
}

/** @returns a value stored in this browser; null when there is none, or the storage cannot be read */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Has the browser load a file of the site before it is needed. */
export function preloadFile(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.href = href;
  document.head.append(link);
}

/** How old responses that nobody uses may become, in milliseconds. */
const MAX_AGE = 20_000;

/** A server that accepts a call and never answers must not keep the page waiting. */
const timeoutSignal = () => AbortSignal.timeout(30_000);

async function get<T>(address: string): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache', signal: timeoutSignal() });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}

const baseOf = ({ apiBase }: SiteConfig) => (apiBase || '/api').replace(/\/+$/, '');

/** The token is removed from the address before anything else can read it there, or pass it on. */
function takeTokenFromAddress(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token !== null) {
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address.href);
  }
  return token;
}

/** The settings are requested when they are first read. */
function createEarlyRequests(addressToken: string | null): EarlyRequests {
  let config: Promise<SiteConfig> | undefined;
  let token = addressToken;
  return (window.innkeeper = {
    get config() {
      if (!config) {
        config = get<SiteConfig>('/config.json');
        // The next page asks the API before it has read the settings.
        config.then((settings) => localStorage.setItem('innkeeper.api', baseOf(settings))).catch(() => undefined);
      }
      return config;
    },
    takeToken() {
      const current = token;
      token = null;
      return current;
    },
  });
}

type Entry = RouteEntry & { remote: PreloadedRemote };

/** Redirects are included: their fixed paths must not be read as parameters of other routes. */
const entriesOf = (remote: PreloadedRemote): Entry[] => flatten(remote.routes).map((route) => ({ ...route, remote }));

/** Replaces the `:names` in the path of a call by the parameters of the address. */
const fillParams = (call: string, params: Params) =>
  call.replace(/:([A-Za-z]+)/g, (placeholder, name: string) =>
    name in params ? encodeURIComponent(params[name] ?? '') : placeholder,
  );

/**
 * Requests what an address needs: the registry and, as soon as it is there, the files of the page and its first calls.
 * @param address a complete address, or a path with query
 * @returns a function that makes another early call, by path and query
 */
function requestPage({ loadRemotes, requestFiles }: PreloadOptions, early: EarlyRequests, token: string, address: string) {
  const base = Promise.resolve(early.config).then(
    (settings) => baseOf(settings ?? {}),
    () => '/api',
  );
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const calls: Record<string, Promise<Response>> = (early.calls = {});
  setTimeout(() => {
    // Those of a sign-in since then are newer.
    if (early.calls === calls) discardCalls(early);
  }, MAX_AGE);
  const call = (path: string) => {
    if (calls[path]) return;
    const signal = timeoutSignal();
    const response = base.then((apiBase) => fetch(apiBase + path, { headers, cache: 'no-store', signal }));
    calls[path] = response;
    response.catch(() => undefined);
  };
  const { pathname, search } = new URL(address, location.href);
  loadRemotes({ early, headers, get }).then(
    (remotes) => {
      const match = bestMatch(remotes.flatMap(entriesOf), pathname);
      if (!match) return;
      const { entry, params } = match;
      if (!entry.page) return;
      requestFiles(early, entry.remote, entry.page);
      const property = params.hotelid ?? params.restaurantId;
      if (property) call(`/properties/${encodeURIComponent(property)}`);
      if (!search) entry.firstCalls?.forEach((path) => call(fillParams(path, params)));
    },
    () => undefined,
  );
  return call;
}

/**
 * The inline script of the page: applies the theme, and requests everything that the address needs at once, while the code
 * is still on its way (docs/decisions/lean-host.md).
 */
export function preloadPage(options: PreloadOptions): void {
  const addressToken = takeTokenFromAddress();
  document.documentElement.dataset.theme =
    readStored('innkeeper.theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const early = createEarlyRequests(addressToken);
  early.requestFiles = (remote, page) => options.requestFiles(early, remote, page);
  early.discard = () => discardCalls(early);
  early.requestPage = (token, address) => void requestPage(options, early, token, address);
  const token = readStored('innkeeper.token');
  if (!token && !addressToken) return;
  options.siteFiles.forEach(preloadFile);
  // Until the token of the address is exchanged, neither the person nor their versions of the remotes are known.
  if (token && !addressToken) requestPage(options, early, token, location.href)('/profile?include=permissions');
}
