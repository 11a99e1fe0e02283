import { hasStatus } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { deleteAt } from '../form/lostAnswer';
import type { ItemBase } from '../rules/entities';
import { forEachConcurrently } from '../rules/forEachConcurrently';
import type { Undo } from './offerUndo';

/** A copy that was created, and the version in which it was left. */
export interface CreatedCopy extends Pick<ItemBase, 'id' | 'version'> {
  /** Its collection of the API. */
  path: string;
}

/** What else is undone once copies are gone, whoever deleted them; the sentence that it resolves to is shown. */
type UndoMore = (gone: readonly CreatedCopy[]) => string | void | Promise<string | void>;

/** Undo of cloning, duplicating and distributing: copies that nobody has changed are deleted, others stay. A retry deletes the rest. */
export function undoCopies(copies: readonly CreatedCopy[], undoMore?: UndoMore): Undo {
  const remaining = new Set(copies);
  let changedCount = 0;
  let deletedCount = 0;
  const gone: CreatedCopy[] = [];
  const run = async () => {
    let failure: unknown;
    await forEachConcurrently([...remaining], async (copy) => {
      try {
        if (await deleteAt(`${copy.path}/${encodeURIComponent(copy.id)}`, { ifMatch: copy.version })) deletedCount += 1;
        gone.push(copy);
      } catch (error) {
        if (!hasStatus(error, 412)) return void (failure = error);
        changedCount += 1;
      }
      remaining.delete(copy);
    });
    await Promise.all([...new Set(copies.map(({ path }) => path))].map(refresh));
    if (failure) throw failure;
    const message = await undoMore?.(gone);
    return `${resultText(deletedCount, changedCount)} ${message ?? ''}`.trim();
  };
  return { items: copies, run };
}

function deletedText(count: number): string {
  if (count === 0) return 'No copy was deleted.';
  return count === 1 ? 'The copy is in the bin.' : `${count} copies are in the bin.`;
}

function resultText(deletedCount: number, changedCount: number): string {
  if (changedCount === 0) return deletedText(deletedCount);
  const changed =
    changedCount === 1
      ? 'One was changed in the meantime, so it stays.'
      : `${changedCount} were changed in the meantime, so they stay.`;
  return `${deletedText(deletedCount)} ${changed}`;
}
