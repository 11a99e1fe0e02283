import { ApiError, requestQuietly } from 'shared-kit/api/http';
import { DRAFT_MAX } from '../rules/limits';
import type { Draft, KeptDrafts } from './drafts';
import { mayPass } from './mayPass';

/** After the last key; the browser itself keeps the text at once. */
const REST = 3000;
const RETRY = 30_000;

/** Keeps the draft of one form on the server as well. Nothing here is waited for, and no failure is shown. */
export interface DraftSync {
  /** Something was typed and is kept in this browser. */
  typed: () => void;
  /** The person decided about the draft that was offered. */
  decided: () => void;
  /** Forgets it on the server. */
  drop: () => void;
  /** The form is gone: what was typed last is sent now. */
  stop: () => void;
}

interface Stored {
  content: string;
  savedAt: string;
}
type Sent = Draft & { browser?: string };

const BROWSER = 'innkeeper.browser';

/** Tells this browser's drafts from those of others; random, and known to nobody else. */
function ownName(): string {
  const known = localStorage.getItem(BROWSER);
  if (known) return known;
  const made = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
  localStorage.setItem(BROWSER, made);
  return made;
}

/**
 * Looks once for a draft from another browser, and sends this one's when typing rests.
 * @param kept the browser's own draft of the form, which is what is sent
 * @param offer called with a draft of another browser that is newer than this one's; until the person has decided about it
 *   nothing is sent over it
 */
export function draftSync(path: string, kept: KeptDrafts, offer: (draft: Draft) => void): DraftSync {
  const before = kept.find();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line: Promise<unknown> = Promise.resolve();
  let [looked, stored, offered, stopped, queued] = [false, false, false, false, false];

  const call = (method: 'GET' | 'DELETE') => requestQuietly<Stored | null>(method, '/profile/drafts', { query: { path } });

  async function look() {
    if (looked) return;
    const { data } = await call('GET');
    looked = true;
    if (!data) return;
    stored = true;
    const sent = JSON.parse(data.content) as Sent;
    const isNewer = !before || data.savedAt > before.savedAt;
    if (stopped || sent.browser === ownName() || !isNewer) return;
    offered = true;
    offer({ ...sent, savedAt: data.savedAt, ended: undefined, elsewhere: true });
  }

  async function forget() {
    await look();
    if (stored) await call('DELETE');
    [stored, offered] = [false, false];
  }

  async function send() {
    queued = false;
    await look();
    const draft = kept.find();
    if (offered || !draft) return;
    const content = JSON.stringify({ ...draft, browser: ownName() } satisfies Sent);
    // An older text must not be taken for this one.
    if (content.length > DRAFT_MAX) return forget();
    await requestQuietly('PUT', '/profile/drafts', { body: { path, content } });
    stored = true;
  }

  /** One call at a time, in their order. */
  const after = (work: () => Promise<unknown>, failed: (error: unknown) => void = () => undefined) => {
    line = line.then(work).catch(failed);
  };
  const later = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(put, delay);
  };
  function put() {
    timer = undefined;
    if (queued) return;
    queued = true;
    after(send, (error) => !stopped && !timer && (!(error instanceof ApiError) || mayPass(error)) && later(RETRY));
  }

  after(look);
  return {
    typed: () => !stopped && later(REST),
    decided: () => {
      offered = false;
      if (!stopped) later(REST);
    },
    drop: () => {
      clearTimeout(timer);
      timer = undefined;
      after(forget);
    },
    stop: () => {
      stopped = true;
      if (!timer) return;
      clearTimeout(timer);
      put();
    },
  };
}
