import { resetSession, setSession } from './state';

/** Where a message for Sign In is kept while the page reloads; for this tab only. */
const NOTICE_KEY = 'innkeeper.notice';
export const SESSION_ENDED = 'Your session ended. Please sign in again.';
export const SIGNED_OUT_ELSEWHERE = 'You have signed out in another tab.';

/** The full page load that follows the end of a session (document 1 §8); an object, so that tests can watch it. */
export const page = {
  toRoot(): void {
    window.location.replace('/');
  },
};

/** Explains on Sign In why the person is there. */
export function messageForSignIn(sentence: string): void {
  try {
    window.sessionStorage.setItem(NOTICE_KEY, sentence);
  } catch {
    // A browser that forbids storage shows Sign In without a word.
  }
}

/** @returns the message for Sign In, once */
export function takeNotice(): string | null {
  try {
    const sentence = window.sessionStorage.getItem(NOTICE_KEY);
    window.sessionStorage.removeItem(NOTICE_KEY);
    return sentence;
  } catch {
    return null;
  }
}

/**
 * Ends the session and reloads the page. Until then no form is shown, since anything typed into it would be lost.
 * @param why a message for Sign In
 */
export function leave(why?: string): void {
  if (why) messageForSignIn(why);
  resetSession('expired');
  setSession({ status: 'leaving' });
  page.toRoot();
}
