import { createQueue } from '../ui/createQueue';
import { draftOnServer, type DraftEvents } from './draftOnServer';
import type { DraftStore } from './draftStore';
import { isRefusal, isTransient } from './isTransient';
import { RETRY_DELAY } from './sendPendingDiscards';

/** The delay after the last keystroke. The browser itself keeps the text at once. */
const PAUSE = 3000;

/** Keeps the draft of one form on the server as well. Nothing waits for it, and a transient failure is not shown. */
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

/**
 * Looks once for a draft from another browser, and sends this one's when typing pauses.
 * @param store the browser's own drafts of the form, which are what is sent
 * @param foundAt when the newest of them that the form found on opening was kept; undefined if there was none. What was typed
 *   since does not make another browser's draft an older one.
 */
export function draftSync(path: string, store: DraftStore, foundAt: string | undefined, events: DraftEvents): DraftSync {
  let isStopped = false;
  let isQueued = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const server = draftOnServer(path, store, foundAt, () => isStopped, events);
  const queue = createQueue();
  const enqueue = (call: () => Promise<unknown>, onError: (error: unknown) => void = () => undefined) =>
    void queue(call).catch(onError);

  function send() {
    isQueued = false;
    return server.send();
  }
  function onFailure(error: unknown) {
    if (isRefusal(error)) events.onSent('refused');
    else if (!isStopped && !timer && isTransient(error)) sendIn(RETRY_DELAY);
  }
  function enqueueSend() {
    timer = undefined;
    if (isQueued) return;
    isQueued = true;
    enqueue(send, onFailure);
  }
  function sendIn(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(enqueueSend, delay);
  }
  function typed() {
    if (!isStopped) sendIn(PAUSE);
  }

  enqueue(server.discard);
  enqueue(server.check);
  return {
    typed,
    decided: () => {
      server.decided();
      typed();
    },
    drop: () => {
      server.abort();
      enqueue(server.check);
      enqueue(server.discard);
    },
    stop: () => {
      isStopped = true;
      if (!timer) return;
      clearTimeout(timer);
      enqueueSend();
    },
  };
}
