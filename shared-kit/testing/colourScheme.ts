/** jsdom knows no colour scheme. @returns a function that switches the system between light and dark */
export function giveColourScheme(dark: boolean): { set: (dark: boolean) => void } {
  const listeners = new Set<() => void>();
  const query = {
    matches: dark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  window.matchMedia = (() => query) as unknown as typeof window.matchMedia;
  return {
    set(next) {
      query.matches = next;
      for (const listener of listeners) listener();
    },
  };
}
