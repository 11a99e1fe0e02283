import { onSessionReset } from 'shared-kit/session';
import { uploadQueue, type UploadQueue } from './uploadQueue';
import type { MediaKind } from '../library/libraryQuery';

/** The library's own dialog, which belongs to no picker. */
const LIBRARY = {};

/** By what opened the dialog: files chosen for one item do not show up at another. */
let kept = new WeakMap<object, UploadQueue>();
let last: UploadQueue | undefined;

/** One person's files must not show up for the next, nor be uploaded under the next one's name. */
onSessionReset(() => {
  last?.stop();
  kept = new WeakMap();
});

/** The files left unfinished at such a place, or an empty queue. */
export function openQueue(kind: MediaKind | undefined, category: string | undefined, place: object = LIBRARY): UploadQueue {
  last = kept.get(place) ?? uploadQueue({ kind, categories: category ? [category] : [] });
  kept.set(place, last);
  return last;
}

/** Whether what was chosen and typed is still there when the dialog opens again. */
export const isKept = (queue: UploadQueue, place: object = LIBRARY): boolean => kept.get(place) === queue;

/** Forgets them: all are uploaded, or the person cancelled. */
export const dropQueue = (place: object = LIBRARY) => void kept.delete(place);
