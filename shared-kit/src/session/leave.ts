import { changeAddress } from '../ui/changeAddress';
import { withStorage } from '../ui/withStorage';
import { getSession, resetSession, setSession, type ResetReason } from './state';

/** Where a message for Sign In is kept while the page reloads; for this tab only. */
const NOTICE_KEY = 'innkeeper.notice';
export const SESSION_ENDED = 'Your session ended. Please sign in again.';
const TEXT_KEPT = 'Your session ended. Your text is kept: sign in again to continue.';
const FILES_LOST = ' Files that were not uploaded yet have to be chosen again.';
export const SIGNED_OUT_ELSEWHERE = 'You have signed out in another tab.';

/** Where somebody was when the session ended, for the same person to return to. */
export interface ReturnPlace {
  origin: string;
  /** The id of the person. */
  originOf: string | undefined;
}

/** Where the person of this page is at present. */
export function currentPlace(): ReturnPlace {
  const { pathname, search, hash } = window.location;
  return { origin: pathname + search + hash, originOf: getSession().profile?.id };
}

/** The full page load that follows the end of a session (document 1 §8); an object, so that tests can watch it. */
export const page = {
  reload: (): void => window.location.reload(),
  toRoot(returnPlace?: ReturnPlace): void {
    // The state of the router and of Sign In, which survives the load.
    changeAddress('replaceState', returnPlace ? { usr: returnPlace } : null, '/');
    page.reload();
  },
};

// Asking whether to stay would be pointless: the page's forms are gone, and what was typed has been kept or discarded. The
// session starts before the site, so this listener runs first and no other can make the browser ask.
window.addEventListener('beforeunload', (event) => {
  if (getSession().status === 'leaving') event.stopImmediatePropagation();
});

/** Keeps a message for Sign In that explains why the person is there. */
export function setNotice(notice: string): void {
  withStorage('sessionStorage', (store) => store.setItem(NOTICE_KEY, notice), undefined);
}

/** @returns the message for Sign In, once */
export function takeNotice(): string | null {
  const notice = withStorage('sessionStorage', (store) => store.getItem(NOTICE_KEY), null);
  if (notice !== null) withStorage('sessionStorage', (store) => store.removeItem(NOTICE_KEY), undefined);
  return notice;
}

interface LeaveOptions {
  /** For Sign In. */
  message?: string;
  /** Where the same person returns to after signing in. */
  returnPlace?: ReturnPlace;
  /** After a Log Out what was typed is deleted, otherwise it is kept. */
  reason?: ResetReason;
}

/** Ends the session and reloads the page. Until then no form is shown, since anything typed into it would be lost. */
export function leave({ message, returnPlace, reason = 'expired' }: LeaveOptions = {}): void {
  const hasAnswer = resetSession(reason);
  const notice = hasAnswer('kept') && message === SESSION_ENDED ? TEXT_KEPT : message;
  if (notice) setNotice(hasAnswer('filesLost') && message === SESSION_ENDED ? notice + FILES_LOST : notice);
  setSession({ status: 'leaving' });
  page.toRoot(returnPlace);
}
