import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from 'shared-kit/shellServices/toast';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';
import type { Asset } from '../../rules/entities';
import { useLatest } from '../../ui/useLatest';
import type { MediaKind } from '../library/libraryQuery';
import { dropQueue, isKept, openQueue } from './keptQueues';
import { canStart, isBusy, isOpen } from './uploadItem';

interface Options {
  kind: MediaKind | undefined;
  category: string | undefined;
  /** What unfinished files are kept for, such as one picker; the library when undefined. */
  place: object | undefined;
  onUploaded: ((asset: Asset) => void) | undefined;
}

const stopped = 'The upload was stopped. Open ‘Upload File’ again to continue.';
const kept = 'Not uploaded yet. Open ‘Upload File’ again: your files and what you typed are still there.';

/**
 * The upload queue of a dialog, which outlives it while files are unfinished: closing the dialog stops the uploads and says how to
 * continue, and leaving the window asks first.
 * @returns the queue and what is in it
 */
export function useUploadQueue({ kind, category, place, onUploaded }: Options) {
  const [queue] = useState(() => openQueue(kind, category, place));
  const { items, forAll } = useSyncExternalStore(queue.subscribe, queue.get);
  const tellUploaded = useLatest(onUploaded);
  useEffect(() => queue.setOnDone((asset) => tellUploaded.current?.(asset)), [queue, tellUploaded]);

  useEffect(
    () => () => {
      const isStopped = queue.stop() > 0;
      const isUnfinished = queue.get().items.some(isOpen);
      if (!isUnfinished) dropQueue(place);
      if (isStopped) toast({ text: stopped, tone: 'note' });
      // Closing loses nothing, so there is no question; a toast says how to get back.
      else if (isUnfinished && isKept(queue, place)) toast({ text: kept, tone: 'note' });
    },
    [queue, place],
  );

  // Closing the window now would interrupt the uploads, or lose what was chosen and typed.
  const unsaved = items.some((item) => isBusy(item) || canStart(item));
  useEffect(() => {
    setUnsaved('upload', unsaved ? ['Upload File'] : null);
    return () => setUnsaved('upload', null);
  }, [unsaved]);

  return { queue, items, forAll };
}
