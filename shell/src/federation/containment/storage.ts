import { callerOf, type ContainedRemote } from './owner';

/** The entries that only the site's own code may change. Others, such as drafts, are written by remotes. */
const SITE_KEYS = /^innkeeper\.(token|api|routes|theme|remote|notice|out)$/;
/** How many characters one remote may add while the page is open, and how full all remotes may make the storage. */
const MAX_PER_REMOTE = 1_000_000;
const MAX_IN_ALL = 4_000_000;

/** Keys that a remote wrote while the page is open. */
const writtenKeys = new WeakMap<ContainedRemote, Map<Storage, Set<string>>>();

function keysOf(owner: ContainedRemote, storage: Storage): Set<string> {
  const keysByStorage = writtenKeys.get(owner) ?? new Map<Storage, Set<string>>();
  writtenKeys.set(owner, keysByStorage);
  const keys = keysByStorage.get(storage) ?? new Set<string>();
  keysByStorage.set(storage, keys);
  return keys;
}

const sizeOf = (storage: Storage, keys: Iterable<string>): number => {
  let sum = 0;
  for (const key of keys) {
    const value = storage.getItem(key);
    if (value !== null) sum += key.length + value.length;
  }
  return sum;
};

const refusal = (name: string, reason: string) => new DOMException(`${name} ${reason}`, 'QuotaExceededError');

/** Reserves space in the browser's storage for the site, and protects the site's own entries from remotes. */
export function containStorage(): void {
  const { setItem: set, removeItem: remove, clear } = Storage.prototype;

  Storage.prototype.setItem = function setItem(key: string, value: string) {
    const owner = callerOf(setItem);
    if (owner) {
      if (SITE_KEYS.test(key)) throw refusal(owner.name, `may not write ${key}, an entry of the site.`);
      const keys = keysOf(owner, this);
      // An overwritten value does not count twice.
      const growth = `${key}${value}`.length - sizeOf(this, [key]);
      const isFull = sizeOf(this, keys) + growth > MAX_PER_REMOTE || sizeOf(this, Object.keys(this)) + growth > MAX_IN_ALL;
      if (growth > 0 && isFull) throw refusal(owner.name, 'has filled its share of the storage.');
      keys.add(key);
    }
    set.call(this, key, value);
  };

  Storage.prototype.removeItem = function removeItem(key: string) {
    const owner = SITE_KEYS.test(key) && callerOf(removeItem);
    if (owner) throw refusal(owner.name, `may not remove ${key}, an entry of the site.`);
    remove.call(this, key);
  };

  Storage.prototype.clear = function patched() {
    const owner = callerOf(patched);
    if (!owner) return clear.call(this);
    // Entries of others stay.
    for (const key of keysOf(owner, this)) remove.call(this, key);
  };
}
