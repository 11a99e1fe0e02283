import { requestQuietly } from 'shared-kit/api/http';
import { DRAFT_MAX } from '../rules/limits';
import { browserName } from './browserName';
import { chainOf, listOf, nextWrite, owedDiscards, settleDiscard, type Draft, type KeptDrafts } from './drafts';
import { mayPass } from './mayPass';
import { RETRY, sendDiscards } from './sendDiscards';

/** After the last key. The browser itself keeps the text at once. */
const REST = 3000;

/** Keeps the draft of one form on the server as well. Nothing waits for it, and no failure is shown. */
export interface DraftSync {
  /** Something was typed and is kept in this browser. */
  typed: () => void;
  /** The person decided about the draft that was offered. */
  decided: () => void;
  /** Forgets it on the server. */
  drop: () => void;
  /** The form was left: the last changes are sent now. */
  stop: () => void;
}

interface Stored {
  content: string;
  savedAt: string;
}
type Sent = Draft & { browser?: string };

const fromElsewhere = (draft: Draft): Draft => ({ ...draft, ended: undefined, elsewhere: true });

/**
 * Looks once for a draft from another browser, and sends this one's when typing rests.
 * @param kept the browser's own drafts of the form, which are what is sent
 * @param offer called with the drafts of another browser, newest first, if that is newer than this one's; until the person has decided
 *   about it nothing is sent over it
 */
export function draftSync(path: string, kept: KeptDrafts, offer: (list: Draft[]) => void): DraftSync {
  const [before] = kept.all();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line: Promise<unknown> = Promise.resolve();
  let onItsWay = new AbortController();
  let older: string | undefined;
  let [looked, stored, offered, stopped, queued] = [false, false, false, false, false];

  const discarded = () => owedDiscards(kept.userId).find((one) => one.path === path);

  async function look() {
    if (looked) return;
    const { data } = await requestQuietly<Stored | null>('GET', '/profile/drafts', { query: { path } });
    looked = true;
    if (!data) return;
    stored = true;
    const sent = JSON.parse(data.content) as Sent;
    const isNewer = !before || data.savedAt > before.savedAt;
    if (!isNewer) older = data.savedAt;
    const isOver = data.savedAt === discarded()?.seen;
    if (stopped || sent.browser === browserName() || !isNewer || isOver) return;
    offered = true;
    offer(listOf({ ...sent, savedAt: data.savedAt }).map(fromElsewhere));
  }

  async function forget() {
    const owed = discarded();
    // Nothing was ever sent, so the server has nothing to forget.
    if (owed && looked && !stored) settleDiscard(kept.userId, owed);
    [stored, offered] = [false, false];
    await sendDiscards(kept.userId, { path, seen: older });
  }

  /** The browser's draft stays; the server's copy of an older text is deleted. */
  async function withdraw() {
    if (!stored) return;
    await requestQuietly('DELETE', '/profile/drafts', { query: { path, browser: browserName(), nth: nextWrite() } });
    stored = false;
  }

  async function send() {
    queued = false;
    await look();
    const draft = chainOf(kept.all());
    if (offered || !draft) return;
    const content = JSON.stringify({ ...draft, browser: browserName() } satisfies Sent);
    // The server may hold an older text, which must not be mistaken for this one.
    if (content.length > DRAFT_MAX) return withdraw();
    stored = true;
    const body = { path, content, browser: browserName(), nth: nextWrite() };
    await requestQuietly('PUT', '/profile/drafts', { body, signal: onItsWay.signal });
  }

  /** One call at a time, in order. */
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
    after(send, (error) => !stopped && !timer && mayPass(error) && later(RETRY));
  }

  after(forget);
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
      onItsWay.abort();
      onItsWay = new AbortController();
      after(look);
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
