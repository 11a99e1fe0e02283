import { toast } from 'shared-kit/shellServices/toast';
import { offerUndo } from './offerUndo';
import { undoDelete } from './undoByRestoring';

/**
 * Says that an item was deleted, with Undo for those who may restore it from the bin.
 * @param path its collection of the API
 * @param options `mayRestore`: whether the person may write such items there; `refreshMore` reloads whatever else shows it, once
 *   it is back
 */
export function notifyDeleted(
  path: string,
  name: string,
  id: string,
  { mayRestore = true, refreshMore }: { mayRestore?: boolean; refreshMore?: () => Promise<unknown> } = {},
): void {
  const text = `${name} deleted.`;
  if (mayRestore) offerUndo({ text, name, undo: undoDelete(path, name, id, refreshMore) });
  else toast({ text });
}
