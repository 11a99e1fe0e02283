import { requestQuietly } from 'shared-kit/api/http';
import { browserName } from './browserName';
import { owedDiscards, settleDiscard, type OwedDiscard } from './drafts';
import { mayPass } from './mayPass';

export const RETRY = 30_000;

let again: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells the server which drafts a person discarded in this browser. If that fails, it is sent when the connection is back, or by the
 * next form that opens.
 * @param older the draft of another browser that a form found older than its own, and which is discarded with it
 */
export async function sendDiscards(userId: string, older?: Pick<OwedDiscard, 'path' | 'seen'>): Promise<void> {
  clearTimeout(again);
  try {
    for (const { path, nth, seen = older?.path === path ? older.seen : undefined } of owedDiscards(userId)) {
      await requestQuietly('DELETE', '/profile/drafts', { query: { path, browser: browserName(), nth, seen } });
      settleDiscard(userId, { path, nth });
    }
  } catch (error) {
    if (mayPass(error)) again = setTimeout(() => void sendDiscards(userId), RETRY);
  }
}
