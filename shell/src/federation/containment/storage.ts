import { callerOf, type Contained } from './owner';

/** What the site itself keeps in the browser; no remote may touch it. */
const SITE_KEYS = ['innkeeper.token', 'innkeeper.theme', 'innkeeper.remote'];
/** Letters that a remote may add while the page is open; and how full the storage may become by what remotes add. */
const ONE_REMOTE = 1_000_000;
const ALL_REMOTES = 4_000_000;

const written = new WeakMap<Contained, number>();

const refuse = (name: string, words: string) => new DOMException(`${name} ${words}`, 'QuotaExceededError');

const sizeOf = (storage: Storage): number =>
  Object.keys(storage).reduce((sum, key) => sum + key.length + (storage.getItem(key)?.length ?? 0), 0);

/** Keeps room in the browser's storage for the site, and the site's own entries from remotes. */
export function containStorage(): void {
  const { setItem: set, removeItem: remove, clear } = Storage.prototype;

  Storage.prototype.setItem = function setItem(key: string, value: string) {
    const owner = callerOf(setItem);
    if (owner) {
      const size = String(key).length + String(value).length;
      const sum = (written.get(owner) ?? 0) + size;
      if (SITE_KEYS.includes(key)) throw refuse(owner.name, `may not write ${key}, which belongs to the site.`);
      if (sum > ONE_REMOTE || sizeOf(this) + size > ALL_REMOTES) throw refuse(owner.name, 'has filled its share of the storage.');
      written.set(owner, sum);
    }
    set.call(this, key, value);
  };

  Storage.prototype.removeItem = function removeItem(key: string) {
    const owner = SITE_KEYS.includes(key) ? callerOf(removeItem) : null;
    if (owner) throw refuse(owner.name, `may not remove ${key}, which belongs to the site.`);
    remove.call(this, key);
  };

  Storage.prototype.clear = function patched() {
    if (!callerOf(patched)) return clear.call(this);
    for (const key of Object.keys(this)) if (!SITE_KEYS.includes(key)) remove.call(this, key);
  };
}
