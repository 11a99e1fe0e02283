/** What the inline script of index.html asked for while the page was still loading. */
export interface Early {
  config?: Promise<{ apiBase?: string }>;
  registry?: Promise<unknown>;
}

declare global {
  interface Window {
    innkeeper?: Early;
  }
}

export const early = (): Early => window.innkeeper ?? {};
