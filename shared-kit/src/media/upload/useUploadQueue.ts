import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from 'shared-kit/shellServices/toast';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';
import type { Asset } from '../../rules/entities';
import { useLatest } from '../../ui/useLatest';
import type { MediaKind } from '../library/libraryQuery';
import { dropQueue, isStillOpen, openQueue } from './openQueues';
import { canStart, isBusy, isUnfinished } from './uploadItem';

interface Options {
  kind: MediaKind | undefined;
  category: string | undefined;
  /** What unfinished files are kept for, such as one picker; the library when undefined. */
  owner: object | undefined;
  onUploaded: ((asset: Asset) => void) | undefined;
}

const STOPPED = 'The upload was stopped. Open ‘Upload File’ again to continue.';
const UNFINISHED = 'Not uploaded yet. Open ‘Upload File’ again: your files and what you typed are still there.';

/**
 * The upload queue of a dialog, which outlives it while files are unfinished: closing the dialog stops the uploads and says how to
 * continue, and leaving the window asks first.
 * @returns the queue and what is in it
 */
export function useUploadQueue({ kind, category, owner, onUploaded }: Options) {
  const [queue] = useState(() => openQueue(kind, category, owner));
  const { items, forAll } = useSyncExternalStore(queue.subscribe, queue.get);
  const latestOnUploaded = useLatest(onUploaded);
  useEffect(() => queue.setOnDone((asset) => latestOnUploaded.current?.(asset)), [queue, latestOnUploaded]);

  useEffect(
    () => () => {
      const isStopped = queue.stop() > 0;
      const hasUnfinished = queue.get().items.some(isUnfinished);
      if (!hasUnfinished) dropQueue(owner);
      if (isStopped) toast({ text: STOPPED, tone: 'note' });
      // Closing loses nothing, so there is no question; a toast says how to get back.
      else if (hasUnfinished && isStillOpen(queue, owner)) toast({ text: UNFINISHED, tone: 'note' });
    },
    [queue, owner],
  );

  // Closing the window now would interrupt the uploads, or lose what was chosen and typed.
  const isUnsaved = items.some((item) => isBusy(item) || canStart(item));
  useEffect(() => {
    setUnsaved('upload', isUnsaved ? ['Upload File'] : null);
    return () => setUnsaved('upload', null);
  }, [isUnsaved]);

  return { queue, items, forAll };
}
