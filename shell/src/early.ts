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

/** Discards the answers that nobody took: they were for a session that has ended, or for a page that may not be shown. */
export function forgetCalls(): void {
  const { calls = {} } = early();
  for (const [address, answer] of Object.entries(calls)) {
    delete calls[address];
    // A body that nobody reads keeps its connection.
    answer.then(({ body }) => body?.cancel()).catch(() => undefined);
  }
}

/** Discards them once they are outdated. */
export const forgetOutdated = (): void => void setTimeout(forgetCalls, Math.max(0, FRESH - performance.now()));
