import { messageOf, request } from 'shared-kit/api/http';
import type { Query, Resource } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import type { ItemBase, ListMeta } from '../rules/entities';
import { placeBack, type SortBody } from '../rules/sort';
import type { PageOfList } from '../ui/table/order';
import { offerUndo } from './offerUndo';
import { sortBack, staysThere } from './sortBack';
import { undoMove } from './undoWays';

/** The row's target index in the whole list, from 0, and how many rows the list has. */
interface Target {
  from: number;
  to: number;
  total: number;
}

function whereTo({ from, to, total }: Target): string {
  if (to <= 0) return 'the top';
  if (to >= total - 1) return 'the bottom';
  return to < from ? 'the page before' : 'the next page';
}

/**
 * The sort call that takes a row to a place of the whole list; null when that position no longer exists.
 * @throws ApiError when the row at that place cannot be read
 */
async function bodyFor(path: string, shown: Query, id: string, { from, to, total }: Target): Promise<SortBody | null> {
  if (to <= 0) return { ids: [id], to: 'top' };
  if (to >= total - 1) return { ids: [id], to: 'bottom' };
  const { data } = await request<{ id: string }[], ListMeta>('GET', path, { query: { ...shown, page: to + 1, perPage: 1 } });
  const [neighbour] = data ?? [];
  if (!neighbour || neighbour.id === id) return null;
  return { ids: [id], moveToId: neighbour.id, condition: to < from ? 'before' : 'after' };
}

interface Options<T extends ItemBase> {
  api: Resource<T>;
  /** The list's query, without the page. */
  shown: Query;
  /** What every sort call of this order also sends. */
  order: Query;
  titleOf: (row: T) => string;
}

/**
 * Moves a row past the edge of its page (wire contract §1 and §6). A toast reports the move, and Undo puts the row back beside
 * its old neighbour.
 * @returns a function of the shown rows, the row's index, the target index (outside of them) and where the page is in the list;
 * it resolves to whether the row was moved
 */
export function useMoveBeyond<T extends ItemBase>({ api, shown, order, titleOf }: Options<T>) {
  return async (rows: readonly T[], index: number, to: number, { before, total }: PageOfList): Promise<boolean> => {
    const row = rows[index];
    if (!row) return false;
    const target = { from: before + index, to: before + to, total };
    const back = placeBack(rows, row.id);
    const name = titleOf(row);
    try {
      const body = await bodyFor(api.path, shown, row.id, target);
      if (!body) {
        await api.refresh();
        return false;
      }
      await api.sort({ ...body, ...order });
      const text = `${name} moved to ${whereTo(target)}.`;
      if (back)
        offerUndo({ text, name, undo: undoMove(api.path, row, () => sortBack(api, { ...back, ...order }, staysThere(name))) });
      else toast({ text });
      return true;
    } catch (error) {
      toast({ text: messageOf(error), tone: 'problem' });
      return false;
    }
  };
}
