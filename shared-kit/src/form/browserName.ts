import { inStore } from '../ui/inStore';

const BROWSER = 'innkeeper.browser';

/** Tells this browser's drafts from those of others; random, and known to nobody else. */
export function browserName(): string {
  const known = inStore('localStorage', (store) => store.getItem(BROWSER), null);
  if (known) return known;
  const made = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
  inStore('localStorage', (store) => store.setItem(BROWSER, made), undefined);
  return made;
}
