import type { Property } from '../../rules/entities';
import { withStorage } from '../../ui/withStorage';

/** What is stored of a property that was opened: enough to offer it again. */
export type Visited = Pick<Property, 'id' | 'name' | 'type'>;

const MAX_RECENT = 6;
const keyOf = (userId: string) => `innkeeper.recent:${userId}`;

/** @returns the properties that a person opened in this browser, the last one first; none if the storage cannot be read */
export function recentOf(userId: string): Visited[] {
  const stored = withStorage('localStorage', (store): unknown => JSON.parse(store.getItem(keyOf(userId)) ?? '[]'), []);
  return Array.isArray(stored) ? (stored as Visited[]).filter(Boolean) : [];
}

/** Puts a property first among those that a person opened. */
export function addRecent(userId: string, { id, name, type }: Visited): void {
  const others = recentOf(userId).filter((other) => other.id !== id);
  const recent = JSON.stringify([{ id, name, type }, ...others].slice(0, MAX_RECENT));
  withStorage('localStorage', (store) => store.setItem(keyOf(userId), recent), undefined);
}
