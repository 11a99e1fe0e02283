import { onSessionReset } from 'shared-kit/session';
import type { MediaKind } from '../library/libraryQuery';
import { uploadQueue, type UploadQueue } from './uploadQueue';

/** The owner of the library's own dialog, which belongs to no picker. */
const LIBRARY = {};

/** Keyed by what opened the dialog, so that files chosen for one item do not show up at another. */
let queues = new WeakMap<object, UploadQueue>();
let lastOpened: UploadQueue | undefined;

/** One person's files must not show up for the next, nor be uploaded under the next one's name. */
onSessionReset(() => {
  lastOpened?.stop();
  queues = new WeakMap();
});

/** The queue with an owner's unfinished files, or an empty one. */
export function openQueue(kind: MediaKind | undefined, category: string | undefined, owner: object = LIBRARY): UploadQueue {
  lastOpened = queues.get(owner) ?? uploadQueue({ kind, categories: category ? [category] : [] });
  queues.set(owner, lastOpened);
  return lastOpened;
}

/** Whether what was chosen and typed is still there when the dialog opens again. */
export const isStillOpen = (queue: UploadQueue, owner: object = LIBRARY): boolean => queues.get(owner) === queue;

/** Drops the queue of an owner: all files are uploaded, or the person has cancelled. */
export const dropQueue = (owner: object = LIBRARY) => void queues.delete(owner);
