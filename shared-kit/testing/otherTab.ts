/**
 * What this page is told when another tab stores a value, or removes it.
 * @param key of the entry; null if the other tab clears the whole storage
 */
export function inOtherTab(newValue: string | null, key: string | null = 'innkeeper.token'): void {
  const oldValue = localStorage.getItem('innkeeper.token');
  if (key === 'innkeeper.token' && newValue !== null) localStorage.setItem(key, newValue);
  if (key !== 'innkeeper.theme' && newValue === null) localStorage.removeItem('innkeeper.token');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue: key === null ? null : oldValue }));
}
