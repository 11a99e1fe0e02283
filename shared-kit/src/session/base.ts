const DEFAULT_BASE = '/api';

let base: string | Promise<string> = DEFAULT_BASE;

/**
 * The base address of the provider's API (document 1 §7, OP-02).
 * @returns the address without a closing slash; a promise while the run-time settings are on their way
 */
export const apiBase = (): string | Promise<string> => base;

/**
 * Sets the base address once for every call.
 * @param address `apiBase` of the shell's `config.json`, or a promise of it; an empty one stands for the default `/api`
 */
export function setApiBase(address: string | undefined | Promise<string | undefined>): void {
  const tidy = (value: string | undefined) => (value || DEFAULT_BASE).replace(/\/+$/, '');
  const fallBack = (reason: unknown) => {
    console.warn('The run-time settings could not be read; the default address of the API is used.', reason);
    return DEFAULT_BASE;
  };
  base = typeof address === 'object' ? address.then(tidy, fallBack) : tidy(address);
}
