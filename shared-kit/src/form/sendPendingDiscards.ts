import { requestQuietly } from 'shared-kit/api/http';
import { browserName } from './browserName';
import { clearPendingDiscard, pendingDiscards, type PendingDiscard } from './draftStore';
import { isRefusal, isTransient } from './isTransient';

export const RETRY_DELAY = 30_000;

let retryTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells the server which drafts a person discarded in this browser. If that fails, it is sent when the connection is back, or by the
 * next form that opens.
 * @param older the draft of another browser that a form found older than its own, and which is discarded with it
 */
export async function sendPendingDiscards(userId: string, older?: Pick<PendingDiscard, 'path' | 'seen'>): Promise<void> {
  clearTimeout(retryTimer);
  try {
    for (const { path, nth, seen = older?.path === path ? older.seen : undefined } of pendingDiscards(userId)) {
      await requestQuietly('DELETE', '/profile/drafts', { query: { path, browser: browserName(), nth, seen } }).catch(
        allowRefusal,
      );
      clearPendingDiscard(userId, { path, nth });
    }
  } catch (error) {
    if (isTransient(error)) retryTimer = setTimeout(() => void sendPendingDiscards(userId), RETRY_DELAY);
  }
}

/** A discard that is refused for good must not hold up those behind it, nor be sent again by each form. */
const allowRefusal = (error: unknown) => {
  if (!isRefusal(error)) throw error;
};
