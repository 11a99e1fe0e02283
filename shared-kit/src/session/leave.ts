import { resetSession, setSession } from './state';

/** Where a sentence waits for Sign In while the page is loaded anew; of this tab alone. */
const NOTICE_KEY = 'innkeeper.notice';
export const SESSION_ENDED = 'Your session ended. Please sign in again.';
export const SIGNED_OUT_ELSEWHERE = 'You have signed out in another tab.';

/** The full page load that follows the end of a session (document 1 §8); an object, so that tests can watch it. */
export const page = {
  toRoot(): void {
    window.location.replace('/');
  },
};

/** Says on Sign In why the person is there. */
export function sayAtSignIn(sentence: string): void {
  try {
    window.sessionStorage.setItem(NOTICE_KEY, sentence);
  } catch {
    // A browser that forbids storage shows Sign In without a word.
  }
}

/** @returns what Sign In has to say, once */
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
 * Ends the session and loads the page anew. Until that has happened no form is shown: what is typed into it would go.
 * @param why a sentence for Sign In
 */
export function leave(why?: string): void {
  if (why) sayAtSignIn(why);
  resetSession('expired');
  setSession({ status: 'leaving' });
  page.toRoot();
}
