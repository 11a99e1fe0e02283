import { messageOf } from 'shared-kit/api/http';
import { uploadAsset } from '../../api/upload';
import type { Asset } from '../../rules/entities';
import { createStableIds } from '../../ui/stableIds';
import { nameOfFile } from '../format';
import type { MediaKind } from '../library/libraryQuery';
import { checkFile, type CheckedFile } from './checkFile';
import { canStart, detailsOf, detailFaults, isBusy, type SharedDetails, type UploadItem } from './uploadItem';

/** More at once would only share the same bandwidth. */
const MAX_RUNNING = 2;

interface Options {
  kind?: MediaKind | undefined;
  /** Categories that are ticked at first. */
  categories: readonly string[];
}

/**
 * The files of one 'Upload File' dialog and what is typed about them. Kept outside the dialog, so that closing it by mistake
 * loses nothing. `subscribe` and `get` fit `useSyncExternalStore`.
 */
export function uploadQueue({ kind, categories }: Options) {
  let items: readonly UploadItem[] = [];
  let forAll: SharedDetails = { categories, tags: '' };
  let snapshot = { items, forAll };
  let lastId = 0;
  let onDone: (asset: Asset) => void = () => undefined;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();
  /** The ids of assets by item, so that another attempt does not create a second one. */
  const assetIds = createStableIds();

  const notify = () => {
    snapshot = { items, forAll };
    listeners.forEach((listener) => listener());
  };
  const update = (id: number, change: Partial<UploadItem>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...change } : item));
    notify();
  };
  const find = (id: number) => items.find((item) => item.id === id);
  const newItem = ({ file, fault, isShrinkable }: CheckedFile): UploadItem => {
    lastId += 1;
    return {
      ...{ id: lastId, file, name: nameOfFile(file.name), alt: '', ownDetails: null, share: 0 },
      ...(isShrinkable && { shrink: 'offered' }),
      ...(fault ? { state: 'refused', error: fault } : { state: 'ready' }),
    };
  };

  async function send(item: UploadItem): Promise<void> {
    const controller = new AbortController();
    running.set(item.id, controller);
    update(item.id, { state: 'sending', share: 0, error: undefined });
    try {
      const onProgress = (share: number) => update(item.id, { share });
      const asset = await uploadAsset(
        item.file,
        detailsOf(item, forAll),
        onProgress,
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
      const waiting = items.find(({ state }) => state === 'waiting');
      if (!waiting) return;
      void send(waiting);
    }
  }

  function start(chosen: readonly UploadItem[]): void {
    for (const item of chosen) {
      if (!canStart(item)) continue;
      const isFaulty = Object.keys(detailFaults(item, forAll)).length > 0;
      update(item.id, { state: isFaulty ? 'ready' : 'waiting', isChecked: true, error: undefined });
    }
    sendNext();
  }

  return {
    get: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Called with every asset that was created. */
    setOnDone: (callback: (asset: Asset) => void) => {
      onDone = callback;
    },
    setForAll: (change: Partial<SharedDetails>) => {
      forAll = { ...forAll, ...change };
      notify();
    },
    /** Adds files; those that may not be uploaded stay in the list with the reason. */
    add: async (files: readonly File[]) => {
      const checked = await Promise.all(files.map((file) => checkFile(file, kind)));
      items = [...items, ...checked.map(newItem)];
      notify();
    },
    edit: (id: number, change: Partial<Pick<UploadItem, 'name' | 'alt' | 'ownDetails'>>) =>
      update(id, { ...change, error: undefined }),
    remove: (id: number) => {
      running.get(id)?.abort();
      items = items.filter((item) => item.id !== id);
      notify();
    },
    startAll: () => start(items),
    retry: (id: number) => start(items.filter((item) => item.id === id)),
    retryFailed: () => start(items.filter(({ state }) => state === 'failed')),
    /** Makes a photo over the limit smaller; one that cannot be stays refused, for the same reason. */
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
      const busy = items.filter(isBusy);
      items = items.map((item) => (item.state === 'waiting' ? { ...item, state: 'cancelled' } : item));
      running.forEach((controller) => controller.abort());
      notify();
      return busy.length;
    },
  };
}

export type UploadQueue = ReturnType<typeof uploadQueue>;
