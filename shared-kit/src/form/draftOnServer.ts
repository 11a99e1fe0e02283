import { requestQuietly } from 'shared-kit/api/http';
import { DRAFT_MAX } from '../rules/limits';
import { browserName } from './browserName';
import { chainToList, clearPendingDiscard, listToChain, nextWriteNumber, type Draft, type DraftStore } from './draftStore';
import { isRefusal } from './isTransient';
import { sendPendingDiscards } from './sendPendingDiscards';

const PATH = '/profile/drafts';

interface StoredDraft {
  content: string;
  savedAt: string;
}
type DraftContent = Draft & { browser?: string };

export interface DraftEvents {
  /** Another browser has newer drafts, newest first. Nothing is sent over them until the person has decided about them. */
  onNewer: (list: Draft[]) => void;
  /** Whether the server stores what is typed or has refused it for good, so that it is in this browser only. */
  onSent: (result: 'stored' | 'refused') => void;
}

const fromElsewhere = (draft: Draft): Draft => ({ ...draft, ended: undefined, elsewhere: true });

/**
 * The calls that keep the draft of one form on the server, to be made in sequence. They throw ApiError.
 * @param store the browser's own drafts of the form, which are what is sent
 * @param foundAt when the newest draft that the form found on opening was kept
 * @param isLeft whether the form was left, so that nothing more is offered
 */
export function draftOnServer(
  path: string,
  store: DraftStore,
  foundAt: string | undefined,
  isLeft: () => boolean,
  { onNewer, onSent }: DraftEvents,
) {
  let sending = new AbortController();
  let isChecked = false;
  /** Whether the person still has to decide about a draft of another browser. */
  let isOffered = false;
  /** When the server's draft was saved, if it is older than this browser's. */
  let olderSavedAt: string | undefined;

  /** Writes are numbered: the server ignores one that arrives after a later one of this browser. */
  const newWrite = () => ({ path, browser: browserName(), nth: nextWriteNumber() });

  /** Looks once for a draft from another browser. */
  async function check() {
    if (isChecked) return;
    const { data } = await requestQuietly<StoredDraft | null>('GET', PATH, { query: { path } });
    isChecked = true;
    if (!data) return;
    store.markSent(nextWriteNumber());
    const content = JSON.parse(data.content) as DraftContent;
    const isNewer = !foundAt || data.savedAt > foundAt;
    if (!isNewer) olderSavedAt = data.savedAt;
    const isDiscarded = data.savedAt === store.pendingDiscard()?.seen;
    if (isLeft() || content.browser === browserName() || !isNewer || isDiscarded) return;
    isOffered = true;
    onNewer(chainToList({ ...content, savedAt: data.savedAt }).map(fromElsewhere));
  }

  /** Sends a discard that has not reached the server. */
  async function discard() {
    const pending = store.pendingDiscard();
    // No tab has ever sent anything, so the server has nothing to delete.
    if (pending && isChecked && !store.isSent()) clearPendingDiscard(store.userId, pending);
    isOffered = false;
    await sendPendingDiscards(store.userId, { path, seen: olderSavedAt });
  }

  /** The server may hold an older text, which must not be mistaken for this one. The browser's draft stays. */
  async function keepHere() {
    onSent('refused');
    if (!store.isSent()) return;
    const write = newWrite();
    await requestQuietly('DELETE', PATH, { query: write });
    store.markRemoved(write.nth);
  }

  /** Sends this browser's drafts, once what the server has is known and decided about. */
  async function send() {
    await check();
    const draft = listToChain(store.all());
    if (isOffered || !draft) return;
    const content = JSON.stringify({ ...draft, browser: browserName() } satisfies DraftContent);
    if (content.length > DRAFT_MAX) return keepHere();
    const body = { ...newWrite(), content };
    store.markSent(body.nth);
    try {
      await requestQuietly('PUT', PATH, { body, signal: sending.signal });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return keepHere();
    }
    onSent('stored');
  }

  return {
    check,
    send,
    discard,
    /** The person decided about the draft that was offered. */
    decided: () => {
      isOffered = false;
    },
    /** Aborts the request in flight. */
    abort: () => {
      sending.abort();
      sending = new AbortController();
    },
  };
}
