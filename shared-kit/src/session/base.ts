import { isFileUnavailable } from '../api/siteFile';
import { warnUnlessLeft } from './warnUnlessLeft';

const DEFAULT_BASE = '/api';

type Address = string | undefined;

let base: string | Promise<string> | (() => Promise<string>) = DEFAULT_BASE;

const normalize = (value: Address) => (value || DEFAULT_BASE).replace(/\/+$/, '');
const fallBackToDefault = (reason: unknown) => {
  warnUnlessLeft('The run-time settings could not be read; the default address of the API is used.', reason);
  return DEFAULT_BASE;
};

/**
 * The base address of the provider's API (document 1 §7, OP-02).
 * @returns the address without a closing slash; a promise while the run-time settings are loading
 */
export function apiBase(): string | Promise<string> {
  if (typeof base === 'function') base = base();
  return base;
}

/** Reads the address, and again at the next request if the server was down. */
function readBase(read: () => Promise<Address> | undefined): Promise<string> {
  return (read() ?? Promise.resolve(undefined)).then(normalize, (reason: unknown) => {
    if (isFileUnavailable(reason)) base = () => readBase(read);
    return fallBackToDefault(reason);
  });
}

/**
 * Sets the base address once for every call.
 * @param address `apiBase` of the shell's `config.json`, a promise of it, or a function called for it at the first request, and at
 * later ones if the file could not be fetched; an empty one means the default `/api`
 */
export function setApiBase(address: Address | Promise<Address> | (() => Promise<Address> | undefined)): void {
  if (typeof address === 'function') base = () => readBase(address);
  else base = typeof address === 'object' ? address.then(normalize, fallBackToDefault) : normalize(address);
}
