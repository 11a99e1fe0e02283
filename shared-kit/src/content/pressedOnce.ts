import { messageOf } from 'shared-kit/api/http';
import type { Resource } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import type { ItemBase } from '../rules/entities';
import { rowKey } from './rowKey';

const running = new Set<string>();

/**
 * Does what the menu of a row was pressed for, and tells why it failed. A second press while the first is on its way does nothing:
 * it would be done twice, and its Undo would come too late.
 * @param what names the entry
 */
export async function pressedOnce<T extends ItemBase>(
  what: string,
  api: Resource<T>,
  row: T,
  work: () => Promise<void>,
): Promise<void> {
  const key = `${what} ${rowKey(api, row)}`;
  if (running.has(key)) return;
  running.add(key);
  try {
    await work();
  } catch (error) {
    toast({ text: messageOf(error), tone: 'problem' });
  } finally {
    running.delete(key);
  }
}
