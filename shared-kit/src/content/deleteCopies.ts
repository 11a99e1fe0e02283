import { hasStatus } from 'shared-kit/api/http';
import { refresh } from 'shared-kit/api/resource';
import { removed } from '../form/arrived';
import type { ItemBase } from '../rules/entities';
import { inTurn } from '../rules/inTurn';
import type { Undo } from './offerUndo';

/** A copy that was made, in the state that it was left in. */
export interface MadeCopy extends Pick<ItemBase, 'id' | 'version'> {
  /** Its collection of the API. */
  path: string;
}

/** What else is put back once copies are deleted; the sentence that it resolves to is shown. */
export type AlsoBack = (gone: readonly MadeCopy[]) => string | void | Promise<string | void>;

/**
 * Deletes copies that are as they were made; another attempt deletes the rest.
 * @returns what says what became of them
 */
export function deleteCopies(copies: readonly MadeCopy[], also?: AlsoBack): Undo['back'] {
  const left = new Set(copies);
  let changed = 0;
  const gone: MadeCopy[] = [];
  return async () => {
    let failure: unknown;
    await inTurn([...left], async (copy) => {
      try {
        if (await removed(`${copy.path}/${encodeURIComponent(copy.id)}`, { ifMatch: copy.version })) gone.push(copy);
      } catch (error) {
        if (!hasStatus(error, 412)) return void (failure = error);
        changed += 1;
      }
      left.delete(copy);
    });
    await Promise.all([...new Set(copies.map(({ path }) => path))].map(refresh));
    if (failure) throw failure;
    const said = await also?.(gone);
    return `${toldOf(gone.length, changed)} ${said ?? ''}`.trim();
  };
}

function toldOf(gone: number, changed: number): string {
  const deleted = gone === 1 ? 'The copy is in the bin.' : gone > 0 ? `${gone} copies are in the bin.` : 'No copy was deleted.';
  if (changed === 0) return deleted;
  return `${deleted} ${changed === 1 ? 'One was changed in the meantime, so it stays.' : `${changed} were changed in the meantime, so they stay.`}`;
}
