import { hasStatus } from 'shared-kit/api/http';
import type { Resource } from 'shared-kit/api/resource';
import { toast, type Toast } from 'shared-kit/shellServices/toast';
import { failureText } from '../form/lostAnswer';
import type { ItemBase } from '../rules/entities';
import { reportWhenSlow } from './reportWhenSlow';
import { rowKey } from './rowKey';

const running = new Set<string>();

interface RowAction {
  /** The action's name: 'publish', even when it unpublishes. */
  action: string;
  /** As in 'Spa days was not published.' */
  verb: string;
  /** The row's title. */
  name: string;
  /** Where the person can fix the reason for a refusal, unless that is a missing right. */
  link?: Toast['link'];
}

/**
 * Runs an action of a row's menu; says that it is under way if it takes long, and why it failed. A second press while the first
 * is in progress does nothing: the action would run twice, and its Undo would come too late.
 */
export async function runRowAction<T extends ItemBase>(
  api: Resource<T>,
  row: T,
  { action, verb, name, link }: RowAction,
  run: () => Promise<void>,
): Promise<void> {
  const key = `${action} ${rowKey(api, row)}`;
  if (running.has(key)) return;
  running.add(key);
  try {
    await reportWhenSlow(`${name} is being ${verb}...`, run);
  } catch (error) {
    // Without the right, the person may not even open the form.
    toast({ text: failureText(name, verb, error), tone: 'problem', ...(link && !hasStatus(error, 403) && { link }) });
  } finally {
    running.delete(key);
  }
}
