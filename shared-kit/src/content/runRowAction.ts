import { messageOf } from 'shared-kit/api/http';
import type { Resource } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import type { ItemBase } from '../rules/entities';
import { rowKey } from './rowKey';

const running = new Set<string>();

/**
 * Runs an action of a row's menu, and says why it failed. A second press while the first is under way does nothing: it would be
 * done twice, and its Undo would come too late.
 * @param name of the action, 'archive'
 */
export async function runRowAction<T extends ItemBase>(
  name: string,
  api: Resource<T>,
  row: T,
  action: () => Promise<void>,
): Promise<void> {
  const key = `${name} ${rowKey(api, row)}`;
  if (running.has(key)) return;
  running.add(key);
  try {
    await action();
  } catch (error) {
    toast({ text: messageOf(error), tone: 'problem' });
  } finally {
    running.delete(key);
  }
}
