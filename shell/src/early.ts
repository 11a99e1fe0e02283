/** What the inline script of index.html asked for while the page was still loading. */
export interface Early {
  config?: Promise<{ apiBase?: string }>;
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
