import { pageState } from 'shared-kit/frame/signedOut/navigation';
import { getSession } from 'shared-kit/session';
import type { RemoteFiles } from './preload/requestPage';

/** `config.json`: the settings of the installation. */
export interface SiteConfig {
  apiBase?: string;
  /** Origins from which a super user may load a remote of their own; none by default. */
  remoteOverrides?: string[];
}

/** What the inline script of index.html requested while the page was still loading. */
export interface EarlyRequests {
  /** Requested when first read: the sign-in form alone does not need it. */
  readonly config?: Promise<SiteConfig>;
  /** The token from the address, returned once; it has been removed from the address. */
  takeToken?(): string | null;
  /** The registry of remotes, as this person gets it. */
  registry?: Promise<Response>;
  /** Files of the remote that the address belongs to, by complete address. */
  files?: Record<string, Promise<Response>>;
  /** Calls to the API by path and query. */
  calls?: Record<string, Promise<Response>>;
  /** Requests the files of a remote's page all at once; its own code would request them one by one. */
  requestFiles?(remote: RemoteFiles, page: string): void;
  /**
   * Requests what a page needs, on behalf of the owner of a token: the page of the given path and query, or of the
   * current address.
   */
  requestPage?(token: string, path?: string): void;
  /** Discards the responses that nobody has used. */
  discard?(): void;
}

declare global {
  interface Window {
    innkeeper?: EarlyRequests;
  }
}

/** What the inline script of this page has requested; empty where there is none. */
export const earlyRequests = (): EarlyRequests => window.innkeeper ?? {};

function take(responses: Record<string, Promise<Response>> | undefined, address: string) {
  const response = responses?.[address];
  if (response) delete responses[address];
  return response;
}

/** @returns the response to a call that was made early; each is handed out once */
export const takeCall = (address: string) => take(earlyRequests().calls, address);

/**
 * Called before each call to the API. Right after the last call of Sign In, or of a link with a token, it also requests
 * what the page needs, without waiting for the response to that call.
 * @returns the same as `takeCall`
 */
export function beforeCall(address: string) {
  const { registry, requestPage } = earlyRequests();
  const { token, profile } = getSession();
  if (token && !profile && !registry && /permissions/.test(address)) setTimeout(() => requestPage?.(token, pageState().origin));
  return takeCall(address);
}

/** @returns the response to a file that was requested early; each is handed out once */
export const takeFile = (address: string) => take(earlyRequests().files, address);

/** @returns the registry that was requested early; handed out once, since its body can be read only once */
export function takeRegistry(): Promise<Response> | undefined {
  const early = earlyRequests();
  const { registry } = early;
  delete early.registry;
  return registry;
}
