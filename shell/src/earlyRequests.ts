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
  /** What this person loads of remotes. */
  registry?: Promise<Response>;
  /** Files of the remote that the address belongs to, by complete address. */
  files?: Record<string, Promise<Response>>;
  /** Calls to the API by path and query. */
  calls?: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    innkeeper?: EarlyRequests;
  }
}

/** Milliseconds after the page started, at which early responses that nobody used are outdated. */
const MAX_AGE = 20_000;

export const earlyRequests = (): EarlyRequests => window.innkeeper ?? {};

/** @returns the response to a call that was made early; each is handed out once */
export function takeCall(address: string): Promise<Response> | undefined {
  const { calls } = earlyRequests();
  const response = calls?.[address];
  if (!response) return undefined;
  delete calls[address];
  return performance.now() < MAX_AGE ? response : undefined;
}

/** @returns the response to a file that was requested early; each is handed out once */
export function takeFile(address: string): Promise<Response> | undefined {
  const { files } = earlyRequests();
  const response = files?.[address];
  if (response) delete files[address];
  return response;
}

/** @returns the registry that was requested early; handed out once, since its body can be read only once */
export function takeRegistry(): Promise<Response> | undefined {
  const early = earlyRequests();
  const { registry } = early;
  delete early.registry;
  return registry;
}

/**
 * Discards unused responses: they belong to a session that has ended, or to a page that may not be shown. The registry is one of them,
 * because the API may give every person other versions.
 */
export function discardCalls(): void {
  const early = earlyRequests();
  for (const response of [takeRegistry(), ...Object.values(early.calls ?? {})]) {
    // A body that nobody reads keeps its connection.
    response?.then(({ body }) => body?.cancel()).catch(() => undefined);
  }
  delete early.calls;
}

/** Discards unused responses once they are outdated. */
export const discardOutdatedCalls = (): void => void setTimeout(discardCalls, Math.max(0, MAX_AGE - performance.now()));
