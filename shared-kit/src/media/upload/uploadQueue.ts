import { messageOf } from 'shared-kit/api/http';
import { uploadAsset } from '../../api/upload';
import { keptIds } from '../../ui/keptIds';
import type { Asset } from '../../rules/entities';
import { NAME_MAX } from '../../rules/limits';
import { REQUIRED, tooLong } from '../../rules/validation/messages';
import { isLongerThan } from '../../rules/validation/text';
import type { MediaKind } from '../library/libraryQuery';
import { nameOfFile } from '../format';
import { readFile } from './readFile';
import { canStart, detailsOf, isBusy, type Shared, type UploadItem } from './uploadItem';

/** More at once would only share the same bandwidth. */
const AT_ONCE = 2;

/** What a name lacks; the name of a file may be longer than a name may be. */
const nameFault = (name: string) => (name === '' ? REQUIRED : isLongerThan(name, NAME_MAX) ? tooLong(NAME_MAX) : undefined);

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
  let forAll: Shared = { categories, tags: '' };
  let snapshot = { items, forAll };
  let last = 0;
  let onDone: (asset: Asset) => void = () => undefined;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();
  /** Of assets, by item: another attempt puts none there twice. */
  const ids = keptIds();

  const notify = () => {
    snapshot = { items, forAll };
    listeners.forEach((listener) => listener());
  };
  const change = (id: number, part: Partial<UploadItem>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...part } : item));
    notify();
  };
  const find = (id: number) => items.find((item) => item.id === id);

  async function send(item: UploadItem): Promise<void> {
    const abort = new AbortController();
    running.set(item.id, abort);
    change(item.id, { state: 'sending', share: 0, error: undefined });
    try {
      const tellShare = (share: number) => change(item.id, { share });
      const asset = await uploadAsset(item.file, detailsOf(item, forAll), tellShare, abort.signal, ids.idOf(String(item.id)));
      change(item.id, { state: 'done', share: 1, asset });
      onDone(asset);
    } catch (error) {
      if (abort.signal.aborted) return change(item.id, { state: 'cancelled', share: 0 });
      console.error('The file was not uploaded.', error);
      change(item.id, { state: 'failed', error: messageOf(error) });
    } finally {
      running.delete(item.id);
      next();
    }
  }

  function next(): void {
    while (running.size < AT_ONCE) {
      const waiting = items.find(({ state }) => state === 'waiting');
      if (!waiting) return;
      void send(waiting);
    }
  }

  function start(chosen: readonly UploadItem[]): void {
    for (const item of chosen) {
      if (!canStart(item)) continue;
      const error = nameFault(item.name.trim());
      change(item.id, error ? { state: 'ready', error } : { state: 'waiting', error });
    }
    next();
  }

  return {
    get: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Called with every asset that was created. */
    setOnDone: (tellOf: (asset: Asset) => void) => {
      onDone = tellOf;
    },
    setForAll: (part: Partial<Shared>) => {
      forAll = { ...forAll, ...part };
      notify();
    },
    /** Takes files in; the ones that may not be uploaded stay in the list with the reason. */
    add: async (files: readonly File[]) => {
      const read = await Promise.all(files.map((file) => readFile(file, kind)));
      const added = read.map(({ file, fault, shrinkable }): UploadItem => {
        last += 1;
        const typed = { name: nameOfFile(file.name), alt: '', own: null, share: 0 };
        const offer = shrinkable && { shrink: 'offered' as const };
        return { id: last, file, ...typed, ...offer, ...(fault ? { state: 'refused', error: fault } : { state: 'ready' }) };
      });
      items = [...items, ...added];
      notify();
    },
    edit: (id: number, part: Partial<Pick<UploadItem, 'name' | 'alt' | 'own'>>) => change(id, { ...part, error: undefined }),
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
      change(id, { shrink: 'busy' });
      try {
        const { shrink } = await import('./shrink');
        const file = await shrink(item.file);
        change(id, { file, sizeBefore: item.file.size, state: 'ready', error: undefined, shrink: undefined });
      } catch (error) {
        console.error('The photo was not made smaller.', error);
        change(id, { shrink: undefined });
      }
    },
    cancel: (id: number) => {
      running.get(id)?.abort();
      if (find(id)?.state === 'waiting') change(id, { state: 'cancelled' });
    },
    /** Cancels everything in progress. @returns how many uploads that were */
    stop: () => {
      const busy = items.filter(isBusy);
      items = items.map((item) => (item.state === 'waiting' ? { ...item, state: 'cancelled' } : item));
      running.forEach((abort) => abort.abort());
      notify();
      return busy.length;
    },
  };
}

export type UploadQueue = ReturnType<typeof uploadQueue>;
