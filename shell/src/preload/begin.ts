import { bestMatch, type Params } from 'shared-kit/rules/remote/paths';
import type { Release } from 'shared-kit/rules/remote/registry';
import { flatten, type RouteEntry } from 'shared-kit/rules/remote/routes';
import type { Early, SiteConfig } from '../early';

/** What is needed of a remote to request its files. */
export type Preloaded = Pick<Release, 'name' | 'version' | 'entry' | 'app' | 'pages' | 'routes'> & { base?: string };

export interface Asked {
  early: Early;
  headers: Record<string, string>;
  get: <T>(address: string) => Promise<T>;
}

export interface Sources {
  /** Addresses of what the signed-in site needs beside the entry. */
  siteFiles: readonly string[];
  remotes: (asked: Asked) => Promise<Preloaded[]>;
  /** Starts to load the files of a page. */
  askFiles: (asked: Asked, remote: Preloaded, page: string) => void;
}

/** @returns what is kept in this browser; null when it cannot be read */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Has the browser load a file of the site before it is needed. */
export function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.href = href;
  document.head.append(link);
}

/** A server that accepts a call and never answers must not keep the page waiting. */
const inTime = () => AbortSignal.timeout(30_000);

async function get<T>(address: string): Promise<T> {
  const answer = await fetch(address, { cache: 'no-cache', signal: inTime() });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}

const baseOf = ({ apiBase }: SiteConfig) => (apiBase || '/api').replace(/\/+$/, '');

/** The token is removed from the address before anything else can read it there, or pass it on. */
function tokenOfAddress(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token !== null) {
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address.href);
  }
  return token;
}

/** The settings are requested when they are first read. */
function startEarly(arriving: string | null): Early {
  let config: Promise<SiteConfig> | undefined;
  let token = arriving;
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
      const taken = token;
      token = null;
      return taken;
    },
  });
}

type Entry = RouteEntry & { remote: Preloaded };

/** Those that only lead on are among them: what they name is nobody's parameter. */
const entriesOf = (remote: Preloaded): Entry[] => flatten(remote.routes).map((route) => ({ ...route, remote }));

/** A call of a route with the parameters of the address. */
const filled = (call: string, params: Params) =>
  call.replace(/:([A-Za-z]+)/g, (whole, name: string) => (name in params ? encodeURIComponent(params[name] ?? '') : whole));

/**
 * The inline script of the page: applies the theme, and requests everything that the address needs at once, while the code
 * is still on its way (docs/decisions/lean-host.md).
 */
export function begin({ siteFiles, remotes, askFiles }: Sources): void {
  const arriving = tokenOfAddress();
  document.documentElement.dataset.theme =
    kept('innkeeper.theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const early = startEarly(arriving);
  const token = kept('innkeeper.token');
  if (!token && !arriving) return;
  const base = Promise.resolve(early.config).then(
    (settings) => baseOf(settings ?? {}),
    () => '/api',
  );
  siteFiles.forEach(preload);
  // It is not known yet who arrives with a token, nor which versions they load.
  if (arriving) return;

  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const calls: Record<string, Promise<Response>> = (early.calls = {});
  const call = (address: string) => {
    if (calls[address]) return;
    const signal = inTime();
    const answer = base.then((start) => fetch(start + address, { headers, cache: 'no-store', signal }));
    calls[address] = answer;
    answer.catch(() => undefined);
  };
  call('/profile?include=permissions');

  const asked = { early, headers, get };
  remotes(asked).then(
    (all) => {
      const best = bestMatch(all.flatMap(entriesOf), location.pathname);
      if (!best) return;
      const { entry, params } = best;
      if (!entry.page) return;
      askFiles(asked, entry.remote, entry.page);
      const property = params.hotelid ?? params.restaurantId;
      if (property) call(`/properties/${encodeURIComponent(property)}`);
      if (!location.search) entry.firstCalls?.forEach((address) => call(filled(address, params)));
    },
    () => undefined,
  );
}
