import { ApiError, messageOf } from 'shared-kit/api/http';
import { refresh, whenChanged } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { mayPass } from '../form/mayPass';

/** An item as a change left it. */
interface Left {
  /** Its collection of the API. */
  path: string;
  id: string;
  version: number;
  /** Whether any later move in the collection counts as a change as well. */
  moves?: boolean;
}

/** How a change is undone; one of `undoWays`, or a page's own way for what is not an item. */
export interface Undo {
  /** The items as they were left: when none of them is still like that, there is nothing to undo. */
  of: readonly Left[];
  /**
   * Undoes it.
   * @returns the sentence to show instead of 'Spa days is as it was before.'; false when it has already shown one
   * @throws ApiError 412 when the item was changed again, which is reported
   */
  back: () => Promise<string | false | void>;
}

interface Offer {
  /** What happened, 'Spa days archived.' */
  text: string;
  /** What the item is called in sentences. */
  name: string;
  /** Nothing is offered without it. */
  undo: Undo | undefined;
  tone?: 'done' | 'problem';
  /** A way to the item. */
  link?: { label: string; href: string };
}

const TOO_LATE: Record<number, string> = {
  404: 'is no longer there, so nothing was undone.',
  412: 'was changed again in the meantime, so it stays as it is.',
};

/**
 * Says what was done, with Undo for as long as the item stays as it was left: every Undo of something stored is offered here (OP-64,
 * OP-133). It disappears once the item is seen changed or deleted; one that comes too late changes nothing and says so; one that
 * does not reach the server, or that it cannot answer now, is offered again, and so is one whose way back could not be loaded.
 * @returns a function that withdraws it
 */
export function offerUndo({ text, name, undo, tone = 'done', link }: Offer): () => void {
  if (!undo) {
    toast({ text, tone, ...(link && { link }) });
    return () => undefined;
  }
  let isTaken = false;
  const run = async () => {
    if (isTaken) return;
    isTaken = true;
    try {
      const said = await undo.back();
      if (said !== false) toast({ text: said ?? `${name} is as it was before.` });
    } catch (error) {
      if (mayPass(error)) return void offerUndo({ text: messageOf(error), name, undo, tone: 'problem' });
      const late = error instanceof ApiError && TOO_LATE[error.status];
      toast({ text: late ? `${name} ${late}` : messageOf(error), tone: 'problem' });
      await Promise.all([...new Set(undo.of.map(({ path }) => path))].map(refresh));
    }
  };
  const action = { label: 'Undo', run: () => void run() };
  const dismiss = toast({ text, tone, action, ...(link && { link }), onGone: () => stop() });
  const stop = whenNoneIsLeft(undo.of, dismiss);
  return dismiss;
}

/** Calls back once none of the items is as it was left. @returns a function that stops watching */
function whenNoneIsLeft(of: readonly Left[], run: () => void): () => void {
  let left = of.length;
  const gone = () => {
    left -= 1;
    if (left === 0) run();
  };
  const stops = of.map(({ path, moves, ...item }) => whenChanged(path, item, gone, moves));
  return () => stops.forEach((stop) => stop());
}
