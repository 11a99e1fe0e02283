import { getSiteFile, isFileUnavailable } from 'shared-kit/api/siteFile';
import type { EarlyRequests, SiteConfig } from '../earlyRequests';
import { baseOf } from './createCalls';
import { discardCalls } from './discardCalls';
import { requestPage, type PageRequests } from './requestPage';
import { BASE_KEY, readStored } from './stored';

export interface PreloadOptions extends PageRequests {
  /** The addresses of the files that the signed-in site needs besides the entry. */
  siteFiles: readonly string[];
}

/** Has the browser load a file of the site before it is needed. */
export function preloadFile(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.href = href;
  document.head.append(link);
}

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
        config = getSiteFile<SiteConfig>('/config.json');
        config.catch((error: unknown) => {
          if (isFileUnavailable(error)) config = undefined;
        });
        // The next page calls the API before it has read the settings.
        config.then((settings) => localStorage.setItem(BASE_KEY, baseOf(settings))).catch(() => undefined);
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
  early.requestPage = (token, path = location.href) => void requestPage(options, early, token, path);
  const token = readStored('innkeeper.token');
  if (!token && !addressToken) return;
  options.siteFiles.forEach(preloadFile);
  // Until the token from the address is exchanged, neither the person nor their versions of the remotes are known.
  if (token && !addressToken) requestPage(options, early, token, location.href)('/profile?include=permissions');
}
