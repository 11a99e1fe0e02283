import { toast } from 'shared-kit/shellServices/toast';

/** How long people wait for an answer before they are told that an action is under way, in milliseconds. */
const SLOW = 1000;

/**
 * Waits for an action that has no button or row to show that it is under way. Without a message, people would press again if it
 * takes long.
 * @param text what is under way, 'Spa days is being archived...'; the dots keep the message until the action ends
 * @returns what the action returns
 */
export async function reportWhenSlow<T>(text: string, action: () => Promise<T>): Promise<T> {
  let dismiss = () => {};
  const timer = setTimeout(() => (dismiss = toast({ text, tone: 'note' })), SLOW);
  try {
    return await action();
  } finally {
    clearTimeout(timer);
    dismiss();
  }
}
