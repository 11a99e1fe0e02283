import { ApiError, messageOf } from 'shared-kit/api/http';
import { refresh, whenChanged } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { isTransient } from '../form/isTransient';
import { reportWhenSlow } from './reportWhenSlow';

/** An item as a change left it. */
interface ChangedItem {
  /** Its collection of the API. */
  path: string;
  id: string;
  version: number;
  /** Whether any later move in the collection also counts as a change. */
  watchesMoves?: boolean;
}

/** How a change is undone; created by `undoChange`, `undoDelete` and the like, or by a page for something that is not an item. */
export interface Undo {
  /** The items as the change left them: once all of them have changed again, there is nothing to undo. */
  items: readonly ChangedItem[];
  /**
   * Undoes the change.
   * @returns the sentence to show instead of 'Spa days is as it was before.'; false when it has already shown one
   * @throws ApiError 412 when the item was changed again, which is reported
   */
  run: () => Promise<string | false | void>;
}

interface Offer {
  /** What happened, 'Spa days archived.' */
  text: string;
  /** What the item is called in sentences. */
  name: string;
  /** Nothing is offered without it. */
  undo: Undo | undefined;
  tone?: 'done' | 'problem';
  /** A link to the item. */
  link?: { label: string; href: string };
}

const TOO_LATE: Record<number, string> = {
  404: 'is no longer there, so nothing was undone.',
  412: 'was changed again in the meantime, so it stays as it is.',
};

/**
 * Says what was done, with Undo for as long as the item stays as it was left: every Undo of a versioned item is offered here (OP-64,
 * OP-133). It disappears once the item is seen changed or deleted; one that comes too late changes nothing and says so; one that
 * does not reach the server, or that the server cannot answer now, is offered again.
 * @returns a function that withdraws it
 */
export function offerUndo({ text, name, undo, tone = 'done', link }: Offer): () => void {
  if (!undo) {
    toast({ text, tone, ...(link && { link }) });
    return () => undefined;
  }
  let hasRun = false;
  const run = async () => {
    if (hasRun) return;
    hasRun = true;
    try {
      const message = await reportWhenSlow('Undoing...', undo.run);
      if (message !== false) toast({ text: message ?? `${name} is as it was before.` });
    } catch (error) {
      if (isTransient(error)) return void offerUndo({ text: messageOf(error), name, undo, tone: 'problem' });
      const tooLate = error instanceof ApiError && TOO_LATE[error.status];
      toast({ text: tooLate ? `${name} ${tooLate}` : messageOf(error), tone: 'problem' });
      await Promise.all([...new Set(undo.items.map(({ path }) => path))].map(refresh));
    }
  };
  const action = { label: 'Undo', run: () => void run() };
  const dismiss = toast({ text, tone, action, ...(link && { link }), onGone: () => stopWatching() });
  const stopWatching = onceAllChanged(undo.items, dismiss);
  return dismiss;
}

/** Calls back once every item has changed. @returns a function that stops watching */
function onceAllChanged(items: readonly ChangedItem[], callback: () => void): () => void {
  let unchangedCount = items.length;
  const onChanged = () => {
    unchangedCount -= 1;
    if (unchangedCount === 0) callback();
  };
  const stops = items.map(({ path, watchesMoves, ...item }) => whenChanged(path, item, onChanged, watchesMoves));
  return () => stops.forEach((stop) => stop());
}
