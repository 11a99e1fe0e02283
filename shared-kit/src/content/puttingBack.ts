import { request } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import type { ItemBase } from '../rules/entities';
import { rowFocus } from '../ui/focus/rowFocus';
import { missingIn, type Restored } from './leftOut';
import type { Undo } from './offerUndo';
import { restorerOf } from './restoreVersion';

/** What else is put back with a version; the sentence that it resolves to is shown. */
export type AlsoPut = () => Promise<string | undefined | void>;

/** Puts back the version before a change; see `undoChange`. */
export function versionBack(
  path: string,
  name: string,
  { id, version }: Pick<ItemBase, 'id' | 'version'>,
  also?: AlsoPut,
): Undo['back'] {
  const restore = restorerOf(path, id);
  // Kept for another attempt, after one that got no further than this.
  let missing: string | undefined;
  return async () => {
    const focusOn = rowFocus();
    missing ??= await restore(version - 1, version);
    const said = await also?.();
    await refresh(path);
    focusOn(id);
    return said ?? (missing ? `${name} is back as far as possible. ${missing}` : undefined);
  };
}

interface Binned {
  id: string;
  itemId: string;
}

/**
 * Takes an item out of the bin.
 * @param sent the items for which this was asked before: one of them that is no longer there came back, its answer was lost
 * @returns what it had to be restored without; null when it is no longer in the bin
 */
async function takeOut(path: string, id: string, sent: Set<string>): Promise<string | null> {
  const kind = path.slice(path.lastIndexOf('/') + 1);
  const { data } = await request<Binned[]>('GET', '/bin', { query: { kind, itemId: id, perPage: 1 } });
  const entry = data?.[0];
  if (!entry) return sent.has(id) ? '' : null;
  sent.add(id);
  const { meta } = await request<ItemBase, Restored>('POST', `/bin/${entry.id}/restore`);
  return missingIn(meta);
}

/** Takes one item out of the bin; see `undoDelete`. */
export function deletedBack(path: string, name: string, id: string, also?: () => Promise<unknown>): Undo['back'] {
  const sent = new Set<string>();
  return async () => {
    const focusOn = rowFocus();
    const missing = await takeOut(path, id, sent);
    if (missing === null) return `${name} is no longer in the bin.`;
    await Promise.all([refresh(path), refresh('/bin'), also?.()]);
    focusOn(id);
    return `${name} is back. ${missing}`.trim();
  };
}

/** Takes several items out of the bin; another attempt restores the rest. See `undoDeletes`. */
export function allBack(path: string, ids: readonly string[]): Undo['back'] {
  const left = new Set(ids);
  const sent = new Set<string>();
  let there = 0;
  return async () => {
    try {
      for (const id of ids.filter((one) => left.has(one))) {
        if ((await takeOut(path, id, sent)) !== null) there += 1;
        left.delete(id);
      }
    } finally {
      await Promise.all([refresh(path), refresh('/bin')]);
    }
    if (there === ids.length) return there === 1 ? 'It is back.' : `All ${there} are back.`;
    return `${there} of ${ids.length} are back, the others are not in the bin.`;
  };
}
