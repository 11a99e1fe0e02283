/** `config.json`: the settings of the installation. */
export interface SiteConfig {
  apiBase?: string;
  /** Origins from which a super user may load a remote of their own; none by default. */
  remoteOverrides?: string[];
}

/** What the inline script of index.html requested while the page was still loading. */
export interface Early {
  /** Requested when first read: the sign-in form alone does not need it. */
  readonly config?: Promise<SiteConfig>;
  /** The token from the address, returned once; it has been removed from the address. */
  takeToken?(): string | null;
  registry?: Promise<Response>;
  /** Files of the remote that the address belongs to, by complete address. */
  files?: Record<string, Promise<Response>>;
  /** Calls to the API by path and query. */
  calls?: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    innkeeper?: Early;
  }
}

/** Early answers that were not used by then are outdated. In milliseconds after the page started. */
const FRESH = 20_000;

export const early = (): Early => window.innkeeper ?? {};

/** @returns the answer to a call that was made early, once */
export function takeCall(address: string): Promise<Response> | undefined {
  const { calls } = early();
  const answer = calls?.[address];
  if (!answer) return undefined;
  delete calls[address];
  return performance.now() < FRESH ? answer : undefined;
}

/** @returns the answer to a file that was requested early, once */
export function takeFile(address: string): Promise<Response> | undefined {
  const { files } = early();
  const answer = files?.[address];
  if (answer) delete files[address];
  return answer;
}

/** Discards what was requested with a session that has ended. */
export function forgetCalls(): void {
  const { calls = {} } = early();
  for (const address of Object.keys(calls)) delete calls[address];
}
