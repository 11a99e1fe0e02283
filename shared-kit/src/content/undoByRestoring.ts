import { request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { getSession } from 'shared-kit/session';
import type { ItemBase } from '../rules/entities';
import type { BinEntry } from '../rules/historyEntities';
import { focusRowWhenShown } from '../ui/focus/focusRowWhenShown';
import type { Undo } from './offerUndo';
import { missingText, type Restored } from './restored';
import { versionRestorer } from './versionRestorer';

/** What else is undone once the version is back; the sentence that it resolves to is shown. */
export type UndoMore = () => Promise<string | undefined | void>;

/** `run` of `undoChange`: restores the version before the change. */
export function changeUndoRunner(
  path: string,
  name: string,
  { id, version }: Pick<ItemBase, 'id' | 'version'>,
  undoMore: UndoMore | undefined,
): Undo['run'] {
  const restore = versionRestorer(path, id);
  // A retry after `undoMore` has failed does not restore the version again.
  let missing: string | undefined;
  return async () => {
    const focusOn = focusRowWhenShown();
    missing ??= await restore(version - 1, version);
    const message = await undoMore?.();
    await refresh(path);
    focusOn(id);
    return message ?? (missing ? `${name} is back as far as possible. ${missing}` : undefined);
  };
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

/** `run` of `undoDelete`: takes one item out of the bin. */
export function deletionUndoRunner(
  path: string,
  name: string,
  id: string,
  refreshMore: (() => Promise<unknown>) | undefined,
): Undo['run'] {
  const requestedIds = new Set<string>();
  return async () => {
    const focusOn = focusRowWhenShown();
    const outcome = await restoreFromBin(path, id, requestedIds);
    if ('reason' in outcome) return `${name} ${outcome.reason}`;
    await Promise.all([refresh(path), refresh('/bin'), refreshMore?.()]);
    focusOn(id);
    return `${name} is back. ${outcome.missing}`.trim();
  };
}

/** `run` of `undoDeletes`: takes several items out of the bin; a retry restores the rest. */
export function deletionsUndoRunner(path: string, ids: readonly string[]): Undo['run'] {
  const remaining = new Set(ids);
  const requestedIds = new Set<string>();
  let restoredCount = 0;
  return async () => {
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
}
