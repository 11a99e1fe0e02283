import { inStore } from '../ui/inStore';
import { getSession, resetSession, setSession, type ResetReason } from './state';

/** Where a message for Sign In is kept while the page reloads; for this tab only. */
const NOTICE_KEY = 'innkeeper.notice';
export const SESSION_ENDED = 'Your session ended. Please sign in again.';
const TEXT_KEPT = 'Your session ended. Your text is kept: sign in again to continue.';
export const SIGNED_OUT_ELSEWHERE = 'You have signed out in another tab.';

/** Where somebody was when the session ended, for the same person to return to. */
export interface LeftPlace {
  origin: string;
  /** Whose place it is. */
  originOf: string | undefined;
}

/** Where this page's person is now. */
export function placeNow(): LeftPlace {
  const { pathname, search, hash } = window.location;
  return { origin: pathname + search + hash, originOf: getSession().profile?.id };
}

/** The full page load that follows the end of a session (document 1 §8); an object, so that tests can watch it. */
export const page = {
  toRoot(left?: LeftPlace): void {
    // Where the router and Sign In keep their state; it survives the load.
    window.history.replaceState(left ? { usr: left } : null, '', '/');
    window.location.reload();
  },
};

/** Explains on Sign In why the person is there. */
export function messageForSignIn(sentence: string): void {
  inStore('sessionStorage', (store) => store.setItem(NOTICE_KEY, sentence), undefined);
}

/** @returns the message for Sign In, once */
export function takeNotice(): string | null {
  const sentence = inStore('sessionStorage', (store) => store.getItem(NOTICE_KEY), null);
  if (sentence !== null) inStore('sessionStorage', (store) => store.removeItem(NOTICE_KEY), undefined);
  return sentence;
}

/**
 * Ends the session and reloads the page. Until then no form is shown, since anything typed into it would be lost.
 * @param why a message for Sign In
 * @param left where the same person returns to after signing in
 * @param reason what was typed goes with a Log Out, and is kept otherwise
 */
export function leave(why?: string, left?: LeftPlace, reason: ResetReason = 'expired'): void {
  const kept = resetSession(reason);
  const said = left && kept && why === SESSION_ENDED ? TEXT_KEPT : why;
  if (said) messageForSignIn(said);
  setSession({ status: 'leaving' });
  page.toRoot(left);
}
