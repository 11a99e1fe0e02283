import { changeAddress } from 'shared-kit/ui/changeAddress';
import { withStorage } from 'shared-kit/ui/withStorage';

/** A remote that someone loads from their own machine: stored in this browser, for a working day. */
export interface RemoteOverride {
  name: string;
  origin: string;
  /** When it ends, in milliseconds. */
  until: number;
}

const KEY = 'innkeeper.remote';
const HOURS = 8;

/**
 * Reads `?remote=mf-x@http://localhost:4010`.
 * @param search query of the address
 * @param now milliseconds
 * @returns null when there is none, or it is malformed
 */
export function readOverride(search: string, now: number): RemoteOverride | null {
  const [, name, url] = /^(mf-[a-z0-9-]+)@(https?:\/\/.+)$/.exec(new URLSearchParams(search).get('remote') ?? '') ?? [];
  if (!name || !url || !URL.canParse(url)) return null;
  return { name, origin: new URL(url).origin, until: now + HOURS * 3_600_000 };
}

/** Stores the override from the address and removes it there, so that a copied link does not contain it. */
export function storeOverrideFromAddress(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('remote')) return;
  const remoteOverride = readOverride(address.search, Date.now());
  if (remoteOverride) withStorage('localStorage', (store) => store.setItem(KEY, JSON.stringify(remoteOverride)), undefined);
  address.searchParams.delete('remote');
  changeAddress('replaceState', window.history.state, address);
}

/** Removes the override: Reset. */
export const removeOverride = (): void => withStorage('localStorage', (store) => store.removeItem(KEY), undefined);

/** @returns the stored override, until it expires */
export function storedOverride(now = Date.now()): RemoteOverride | null {
  const override = withStorage(
    'localStorage',
    (store) => JSON.parse(store.getItem(KEY) ?? 'null') as RemoteOverride | null,
    null,
  );
  if (override && override.until > now) return override;
  removeOverride();
  return null;
}
