import { request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { getSession } from 'shared-kit/session';
import type { ItemBase } from '../rules/entities';
import type { BinEntry } from '../rules/historyEntities';
import { focusRowWhenShown } from '../ui/focus/focusRowWhenShown';
import type { Undo } from './offerUndo';
import { missingText, type Restored } from './restored';
import { versionRestorer } from './versionRestorer';

type ItemVersion = Pick<ItemBase, 'id' | 'version'> & Partial<Pick<ItemBase, 'updatedBy'>>;

/** What else is undone once the version is back; the sentence that it resolves to is shown. */
type UndoMore = () => Promise<string | undefined | void>;

/**
 * Undo of a change: restores the version before it, but only over the very version that the change made.
 * @param path the item's collection of the API
 * @param item as the change left it
 * @param undoMore undoes what a version does not hold, such as a place in an order
 * @returns undefined if somebody else made this version: the item was already like that, and nothing was changed
 */
export function undoChange(
  path: string,
  name: string,
  { id, version, updatedBy }: ItemVersion,
  undoMore?: UndoMore,
): Undo | undefined {
  if (updatedBy && updatedBy.id !== getSession().profile?.id) return undefined;
  const restore = versionRestorer(path, id);
  // A retry after `undoMore` has failed does not restore the version again.
  let missing: string | undefined;
  const run = async () => {
    const focusOn = focusRowWhenShown();
    missing ??= await restore(version - 1, version);
    const message = await undoMore?.();
    await refresh(path);
    focusOn(id);
    return message ?? (missing ? `${name} is back as far as possible. ${missing}` : undefined);
  };
  return { items: [{ path, id, version }], run };
}

/** What an item had to be restored without, or why it stays as it is. */
type Outcome = { missing: string } | { reason: string };

/**
 * Takes an item out of the bin, unless somebody else has put it there.
 * @param requestedIds the items of earlier calls: if one of them is no longer in the bin, it was restored and the answer was lost
 */
async function restoreFromBin(path: string, id: string, requestedIds: Set<string>): Promise<Outcome> {
  const kind = path.slice(path.lastIndexOf('/') + 1);
  const { data } = await request<BinEntry[]>('GET', '/bin', { query: { kind, itemId: id, perPage: 1 } });
  const entry = data?.[0];
  if (!entry) return requestedIds.has(id) ? { missing: '' } : { reason: 'is no longer in the bin.' };
  const { deletedBy } = entry;
  if (deletedBy && deletedBy.id !== getSession().profile?.id)
    return { reason: `was deleted by ${deletedBy.name}, so it stays in the bin.` };
  requestedIds.add(id);
  const { meta } = await request<ItemBase, Restored>('POST', `/bin/${entry.id}/restore`);
  return { missing: missingText(meta) };
}

/** Any answer that shows the item withdraws the offer to bring it back: somebody else was faster. */
const deleted = (path: string, id: string) => ({ path, id, version: 0 });

/**
 * Undo of a deletion: the item comes out of the bin, under its old id and at its old place.
 * @param refreshMore reloads what else shows it
 */
export function undoDelete(path: string, name: string, id: string, refreshMore?: () => Promise<unknown>): Undo {
  const requestedIds = new Set<string>();
  const run = async () => {
    const focusOn = focusRowWhenShown();
    const outcome = await restoreFromBin(path, id, requestedIds);
    // Also without a change: somebody else may have restored it, and then the list shows it.
    await Promise.all([refresh(path), refresh('/bin'), refreshMore?.()]);
    if ('reason' in outcome) return `${name} ${outcome.reason}`;
    focusOn(id);
    return `${name} is back. ${outcome.missing}`.trim();
  };
  return { items: [deleted(path, id)], run };
}

/** Undo of several deletions at once: restores those items that are still in the bin. A retry restores the rest. */
export function undoDeletes(path: string, ids: readonly string[]): Undo {
  const remaining = new Set(ids);
  const requestedIds = new Set<string>();
  let restoredCount = 0;
  const run = async () => {
    try {
      for (const id of ids.filter((candidate) => remaining.has(candidate))) {
        if ('missing' in (await restoreFromBin(path, id, requestedIds))) restoredCount += 1;
        remaining.delete(id);
      }
    } finally {
      await Promise.all([refresh(path), refresh('/bin')]);
    }
    if (restoredCount === ids.length) return restoredCount === 1 ? 'It is back.' : `All ${restoredCount} are back.`;
    return `${restoredCount} of ${ids.length} are back, the others are not in the bin or somebody else deleted them.`;
  };
  return { items: ids.map((id) => deleted(path, id)), run };
}
