import { requestQuietly } from 'shared-kit/api/http';
import { DRAFT_MAX } from '../rules/limits';
import { browserName } from './browserName';
import {
  chainToList,
  clearPendingDiscard,
  listToChain,
  nextWriteNumber,
  pendingDiscards,
  type Draft,
  type DraftStore,
} from './draftStore';
import { isRefusal, isTransient } from './isTransient';
import { RETRY_DELAY, sendPendingDiscards } from './sendPendingDiscards';

/** After the last key. The browser itself keeps the text at once. */
const PAUSE = 3000;

/** Keeps the draft of one form on the server as well. Nothing waits for it, and a failure that may pass is not shown. */
export interface DraftSync {
  /** Something was typed and is kept in this browser. */
  typed: () => void;
  /** The person decided about the draft that was offered. */
  decided: () => void;
  /** Deletes it on the server. */
  drop: () => void;
  /** The form was left: the last changes are sent now. */
  stop: () => void;
}

interface StoredDraft {
  content: string;
  savedAt: string;
}
type DraftContent = Draft & { browser?: string };

export interface DraftEvents {
  /** Another browser has newer drafts, newest first. Until the person has decided about them nothing is sent over them. */
  onNewer: (list: Draft[]) => void;
  /** The server takes what is typed, or has refused it for good: then it is in this browser only. */
  onSent: (result: 'taken' | 'refused') => void;
}

const fromElsewhere = (draft: Draft): Draft => ({ ...draft, ended: undefined, elsewhere: true });

/** @returns a function that runs calls one at a time, in order */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return (call: () => Promise<unknown>, onError: (error: unknown) => void = () => undefined) => {
    last = last.then(call).catch(onError);
  };
}

/**
 * Looks once for a draft from another browser, and sends this one's when typing pauses.
 * @param store the browser's own drafts of the form, which are what is sent
 */
export function draftSync(path: string, store: DraftStore, { onNewer, onSent }: DraftEvents): DraftSync {
  const [newestHere] = store.all();
  const enqueue = createQueue();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = new AbortController();
  let isChecked = false;
  let isStored = false;
  let isOffered = false;
  let isStopped = false;
  let isQueued = false;
  /** When the server's draft was saved, if it is older than this browser's. */
  let olderSavedAt: string | undefined;

  const pendingDiscard = () => pendingDiscards(store.userId).find((discard) => discard.path === path);

  async function check() {
    if (isChecked) return;
    const { data } = await requestQuietly<StoredDraft | null>('GET', '/profile/drafts', { query: { path } });
    isChecked = true;
    if (!data) return;
    isStored = true;
    const content = JSON.parse(data.content) as DraftContent;
    const isNewer = !newestHere || data.savedAt > newestHere.savedAt;
    if (!isNewer) olderSavedAt = data.savedAt;
    const isDiscarded = data.savedAt === pendingDiscard()?.seen;
    if (isStopped || content.browser === browserName() || !isNewer || isDiscarded) return;
    isOffered = true;
    onNewer(chainToList({ ...content, savedAt: data.savedAt }).map(fromElsewhere));
  }

  async function discard() {
    const pending = pendingDiscard();
    // Nothing was ever sent, so the server has nothing to delete.
    if (pending && isChecked && !isStored) clearPendingDiscard(store.userId, pending);
    isStored = false;
    isOffered = false;
    await sendPendingDiscards(store.userId, { path, seen: olderSavedAt });
  }

  /** Deletes the server's copy of an older text; the browser's draft stays. */
  async function withdraw() {
    if (!isStored) return;
    await requestQuietly('DELETE', '/profile/drafts', { query: { path, browser: browserName(), nth: nextWriteNumber() } });
    isStored = false;
  }

  /** The server may hold an older text, which must not be mistaken for this one. */
  async function keepHere() {
    onSent('refused');
    await withdraw();
  }

  async function send() {
    isQueued = false;
    await check();
    const draft = listToChain(store.all());
    if (isOffered || !draft) return;
    const content = JSON.stringify({ ...draft, browser: browserName() } satisfies DraftContent);
    if (content.length > DRAFT_MAX) return keepHere();
    const wasStored = isStored;
    isStored = true;
    const body = { path, content, browser: browserName(), nth: nextWriteNumber() };
    try {
      await requestQuietly('PUT', '/profile/drafts', { body, signal: sending.signal });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      isStored = wasStored;
      return keepHere();
    }
    onSent('taken');
  }

  function failed(error: unknown) {
    if (isRefusal(error)) onSent('refused');
    else if (!isStopped && !timer && isTransient(error)) sendIn(RETRY_DELAY);
  }

  function enqueueSend() {
    timer = undefined;
    if (isQueued) return;
    isQueued = true;
    enqueue(send, failed);
  }
  function sendIn(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(enqueueSend, delay);
  }

  enqueue(discard);
  enqueue(check);
  return {
    typed: () => !isStopped && sendIn(PAUSE),
    decided: () => {
      isOffered = false;
      if (!isStopped) sendIn(PAUSE);
    },
    drop: () => {
      clearTimeout(timer);
      timer = undefined;
      sending.abort();
      sending = new AbortController();
      enqueue(check);
      enqueue(discard);
    },
    stop: () => {
      isStopped = true;
      if (!timer) return;
      clearTimeout(timer);
      enqueueSend();
    },
  };
}
