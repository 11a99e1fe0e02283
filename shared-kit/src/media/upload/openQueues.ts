import { onSessionReset } from 'shared-kit/session';
import type { MediaKind } from '../library/libraryQuery';
import { isUnfinished } from './uploadItem';
import { uploadQueue, type UploadQueue } from './uploadQueue';

/** The owner of the library's own dialog, which belongs to no picker. */
const LIBRARY = {};

/** Keyed by what opened the dialog, so that files chosen for one item do not show up at another. */
let queues = new WeakMap<object, UploadQueue>();
let lastOpened: UploadQueue | undefined;

/**
 * One person's files must not show up for the next, nor be uploaded under the next one's name. The page reloads, and no reload keeps
 * files, so Sign In says that the others have to be chosen again.
 */
onSessionReset(() => {
  const isLost = lastOpened?.get().items.some(isUnfinished);
  lastOpened?.stop();
  lastOpened = undefined;
  queues = new WeakMap();
  return isLost && 'filesLost';
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
export function dropQueue(owner: object = LIBRARY): void {
  if (lastOpened && isStillOpen(lastOpened, owner)) lastOpened = undefined;
  queues.delete(owner);
}
