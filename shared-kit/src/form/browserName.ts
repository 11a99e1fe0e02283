import { withStorage } from '../ui/withStorage';

const KEY = 'innkeeper.browser';

/** Tells this browser's drafts from those of others; random, and known to nobody else. */
export function browserName(): string {
  const stored = withStorage('localStorage', (store) => store.getItem(KEY), null);
  if (stored) return stored;
  const name = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
  withStorage('localStorage', (store) => store.setItem(KEY, name), undefined);
  return name;
}
