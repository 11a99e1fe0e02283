/** `config.json`: what the place where the site runs decides. */
export interface SiteConfig {
  apiBase?: string;
  /** Origins from which a super user may load a remote of their own; none unless the server says so. */
  remoteOverrides?: string[];
}

/** What the inline script of index.html asked for while the page was still loading. */
export interface Early {
  /** Asked for when it is first read: nobody who only looks at the sign-in form needs it. */
  readonly config?: Promise<SiteConfig>;
  /** The token that the address brought, once; it stands in the address no more. */
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

/** An early answer that nobody took by then says how things were, not how they are. In milliseconds after the page began. */
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

/** @returns the answer to a file that was asked for early, once */
export function takeFile(address: string): Promise<Response> | undefined {
  const { files } = early();
  const answer = files?.[address];
  if (answer) delete files[address];
  return answer;
}

/** Throws away what was asked for with a session that has ended. */
export function forgetCalls(): void {
  const { calls = {} } = early();
  for (const address of Object.keys(calls)) delete calls[address];
}
