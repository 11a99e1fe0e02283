import { messageOf } from 'shared-kit/api/http';
import { uploadAsset } from '../../api/upload';
import type { Asset } from '../../rules/entities';
import { createStableIds } from '../../ui/stableIds';
import { canStart, detailsOf, detailFaults, isBusy, type UploadItem } from './uploadItem';
import { uploadList, type UploadOptions } from './uploadList';

/** More at once would only share the same bandwidth. */
const MAX_RUNNING = 2;

/**
 * The files of one 'Upload File' dialog, and what sends them. Kept outside the dialog, so that closing it by mistake loses nothing.
 * @returns the list of files with its changes, and what starts and stops uploads
 */
export function uploadQueue(options: UploadOptions) {
  const { get, subscribe, set, update, find, setForAll, add } = uploadList(options);
  let onDone: (asset: Asset) => void = () => undefined;
  const running = new Map<number, AbortController>();
  /** The ids of assets by item, so that a retry does not create a second one. */
  const assetIds = createStableIds();

  async function send(item: UploadItem): Promise<void> {
    const controller = new AbortController();
    running.set(item.id, controller);
    update(item.id, { state: 'sending', share: 0, error: undefined });
    try {
      const asset = await uploadAsset(
        item.file,
        detailsOf(item, get().forAll),
        (share) => update(item.id, { share }),
        controller.signal,
        assetIds.idOf(String(item.id)),
      );
      update(item.id, { state: 'done', share: 1, asset });
      onDone(asset);
    } catch (error) {
      if (controller.signal.aborted) return update(item.id, { state: 'cancelled', share: 0 });
      console.error('The file was not uploaded.', error);
      update(item.id, { state: 'failed', error: messageOf(error) });
    } finally {
      running.delete(item.id);
      sendNext();
    }
  }

  function sendNext(): void {
    while (running.size < MAX_RUNNING) {
      const waiting = get().items.find(({ state }) => state === 'waiting');
      if (!waiting) return;
      void send(waiting);
    }
  }

  function start(chosen: readonly UploadItem[]): void {
    for (const item of chosen) {
      if (!canStart(item)) continue;
      const isFaulty = Object.keys(detailFaults(item, get().forAll)).length > 0;
      update(item.id, { state: isFaulty ? 'ready' : 'waiting', isChecked: true, error: undefined });
    }
    sendNext();
  }

  return {
    get,
    subscribe,
    setForAll,
    add,
    /** Called with every asset that was created. */
    setOnDone: (callback: (asset: Asset) => void) => {
      onDone = callback;
    },
    edit: (id: number, change: Partial<Pick<UploadItem, 'name' | 'alt' | 'ownDetails'>>) => update(id, change),
    remove: (id: number) => set(get().items.filter((item) => item.id !== id)),
    startAll: () => start(get().items),
    retry: (id: number) => start(get().items.filter((item) => item.id === id)),
    retryFailed: () => start(get().items.filter(({ state }) => state === 'failed')),
    /** Makes a photo over the limit smaller; one that cannot be made smaller stays refused, for the same reason. */
    shrink: async (id: number) => {
      const item = find(id);
      if (item?.shrink !== 'offered') return;
      update(id, { shrink: 'busy' });
      try {
        const { shrinkPhoto } = await import('./shrinkPhoto');
        const file = await shrinkPhoto(item.file);
        update(id, { file, originalSize: item.file.size, state: 'ready', error: undefined, shrink: undefined });
      } catch (error) {
        console.error('The photo was not made smaller.', error);
        update(id, { shrink: undefined });
      }
    },
    cancel: (id: number) => {
      running.get(id)?.abort();
      if (find(id)?.state === 'waiting') update(id, { state: 'cancelled' });
    },
    /** Cancels everything in progress. @returns how many uploads that were */
    stop: () => {
      const busy = get().items.filter(isBusy);
      set(get().items.map((item) => (item.state === 'waiting' ? { ...item, state: 'cancelled' } : item)));
      running.forEach((controller) => controller.abort());
      return busy.length;
    },
  };
}

export type UploadQueue = ReturnType<typeof uploadQueue>;
