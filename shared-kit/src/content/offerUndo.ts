import { ApiError, messageOf } from 'shared-kit/api/http';
import { refresh, whenChanged } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import type { ItemBase } from '../rules/entities';

interface Offer {
  /** What happened, 'Spa days archived.' */
  text: string;
  /** What the item is called in sentences. */
  name: string;
  /** Its collection of the API. */
  path: string;
  /** The item as it is after the change. */
  item: Pick<ItemBase, 'id' | 'version'>;
  /**
   * Takes the change back over exactly this version (`If-Match`).
   * @returns what it then says instead of 'Spa days is as it was.'; false when it has said itself what happened
   * @throws ApiError 412 when the item was changed again, which is said in a sentence
   */
  undo: (version: number) => Promise<string | false | void>;
  /** Whether any later move in the collection ends the offer as well. */
  ofMove?: boolean;
  /** Where the item is edited: the message links to it. */
  href?: string;
}

/**
 * Says what was done to an item, with Undo for as long as nothing else was done to it: every Undo of a stored item is offered here
 * (OP-64, OP-133). It disappears once the item is seen changed or deleted; one that comes too late changes nothing and says so.
 */
export function offerUndo({ text, name, path, item, undo, ofMove = false, href }: Offer): void {
  const run = async () => {
    stop();
    try {
      const said = await undo(item.version);
      if (said !== false) toast({ text: said ?? `${name} is as it was.` });
    } catch (error) {
      const late = error instanceof ApiError && error.status === 412;
      toast({ text: late ? `${name} was changed again meanwhile, so it stays as it is.` : messageOf(error), tone: 'problem' });
      if (late) await refresh(path);
    }
  };
  const dismiss = toast({
    text,
    action: { label: 'Undo', run: () => void run() },
    ...(href && { link: { label: 'Open', href } }),
  });
  const stop = whenChanged(path, item, dismiss, ofMove);
}
