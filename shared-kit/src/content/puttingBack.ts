import { request } from 'shared-kit/api/http';
import { refresh, resource } from 'shared-kit/api/resource';
import type { ItemBase } from '../rules/entities';
import type { Undo } from './offerUndo';

interface LeftOut {
  message: string;
}
type Restored = { leftOut: LeftOut[] };

const missingIn = (meta: Restored) => meta.leftOut.map(({ message }) => message).join(' ');

/** What else is put back with a version; what it gives is said. */
export type AlsoPut = () => Promise<string | undefined | void>;

/** Puts back the version before a change; see `undoChange`. */
export function versionBack(
  path: string,
  name: string,
  { id, version }: Pick<ItemBase, 'id' | 'version'>,
  also?: AlsoPut,
): Undo['back'] {
  const api = resource(path);
  // Kept for another attempt, after one that got no further than this.
  let restored: Restored | undefined;
  const restore = async () => {
    const before = `${path}/${encodeURIComponent(id)}/versions/${version - 1}/restore`;
    const { data, meta } = await request<ItemBase, Restored>('POST', before, { ifMatch: version });
    api.remember(data);
    return meta;
  };
  return async () => {
    restored ??= await restore();
    const said = await also?.();
    await api.refresh();
    const missing = missingIn(restored);
    return said ?? (missing ? `${name} is back as far as possible. ${missing}` : undefined);
  };
}

interface Binned {
  id: string;
  itemId: string;
}

/** Takes an item out of the bin. @returns what it had to be restored without; null when it is no longer in the bin */
async function takeOut(path: string, id: string): Promise<string | null> {
  const kind = path.slice(path.lastIndexOf('/') + 1);
  const { data } = await request<Binned[]>('GET', '/bin', { query: { kind, itemId: id, perPage: 1 } });
  const entry = data?.[0];
  if (!entry) return null;
  const { meta } = await request<ItemBase, Restored>('POST', `/bin/${entry.id}/restore`);
  return missingIn(meta);
}

/** Takes one item out of the bin; see `undoDelete`. */
export const deletedBack =
  (path: string, name: string, id: string, also?: () => Promise<unknown>): Undo['back'] =>
  async () => {
    const missing = await takeOut(path, id);
    if (missing === null) return `${name} is no longer in the bin.`;
    await Promise.all([refresh(path), refresh('/bin'), also?.()]);
    return `${name} is back. ${missing}`.trim();
  };

/** Takes several items out of the bin; another attempt goes on with the rest. See `undoDeletes`. */
export function allBack(path: string, ids: readonly string[]): Undo['back'] {
  const left = new Set(ids);
  let there = 0;
  return async () => {
    try {
      for (const id of ids.filter((one) => left.has(one))) {
        if ((await takeOut(path, id)) !== null) there += 1;
        left.delete(id);
      }
    } finally {
      await Promise.all([refresh(path), refresh('/bin')]);
    }
    if (there === ids.length) return there === 1 ? 'It is back.' : `All ${there} are back.`;
    return `${there} of ${ids.length} are back, the others are not in the bin.`;
  };
}
