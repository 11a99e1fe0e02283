/** `config.json`: what the place where the site runs decides. */
export interface SiteConfig {
  apiBase?: string;
  /** Origins from which a super user may load a remote of their own; none unless the server says so. */
  remoteOverrides?: string[];
}

/** What the inline script of index.html asked for while the page was still loading. */
export interface Early {
  config?: Promise<SiteConfig>;
  registry?: Promise<unknown>;
  /** Calls to the API by path and query. */
  calls?: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    innkeeper?: Early;
  }
}

export const early = (): Early => window.innkeeper ?? {};

/** @returns the answer to a call that was made early, once */
export function takeCall(address: string): Promise<Response> | undefined {
  const { calls } = early();
  const answer = calls?.[address];
  if (answer) delete calls[address];
  return answer;
}
