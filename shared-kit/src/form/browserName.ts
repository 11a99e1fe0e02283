const BROWSER = 'innkeeper.browser';

/** Tells this browser's drafts from those of others; random, and known to nobody else. */
export function browserName(): string {
  const known = localStorage.getItem(BROWSER);
  if (known) return known;
  const made = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
  localStorage.setItem(BROWSER, made);
  return made;
}
