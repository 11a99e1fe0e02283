import type { Property } from '../../rules/entities';

/** What is kept of a property that was opened: enough to offer it again. */
export type Visited = Pick<Property, 'id' | 'name' | 'type'>;

const MOST = 6;
const keyOf = (userId: string) => `innkeeper.recent:${userId}`;

/** @returns the properties that a person opened in this browser, the last one first; none where nothing can be read */
export function recentOf(userId: string): Visited[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? (kept as Visited[]) : [];
  } catch {
    return [];
  }
}

/** Puts a property first among those that a person opened. A full or unavailable store must not interrupt the work. */
export function keepRecent(userId: string, { id, name, type }: Visited): void {
  const others = recentOf(userId).filter((one) => one.id !== id);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([{ id, name, type }, ...others].slice(0, MOST)));
  } catch (error) {
    console.warn('The property could not be kept among the recent ones.', error);
  }
}
