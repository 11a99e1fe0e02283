import { onSessionReset } from 'shared-kit/session';
import { uploadQueue, type UploadQueue } from './uploadQueue';
import type { MediaKind } from '../library/libraryQuery';

const kept = new Map<string, UploadQueue>();

/** One person's files must not show up for the next, nor be uploaded under the next one's name. */
onSessionReset(() => {
  kept.forEach((queue) => queue.stop());
  kept.clear();
});

const keyOf = (kind: MediaKind | undefined, category: string | undefined) => `${kind ?? 'any'}:${category ?? ''}`;

/** The files left unfinished at such a place, or an empty queue. */
export function openQueue(kind: MediaKind | undefined, category: string | undefined): UploadQueue {
  const key = keyOf(kind, category);
  const queue = kept.get(key) ?? uploadQueue({ kind, categories: category ? [category] : [] });
  kept.set(key, queue);
  return queue;
}

/** Forgets them: all are uploaded, or the person cancelled. */
export const dropQueue = (kind: MediaKind | undefined, category: string | undefined) => void kept.delete(keyOf(kind, category));
