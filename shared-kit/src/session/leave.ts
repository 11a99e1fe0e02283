import { resetSession, setSession } from './state';

/** The full page load that follows the end of a session (document 1 §8); an object, so that tests can watch it. */
export const page = {
  toRoot(): void {
    window.location.replace('/');
  },
};

/** Ends the session and loads the page anew. Until that has happened no form is shown: what is typed into it would go. */
export function leave(): void {
  resetSession('expired');
  setSession({ status: 'leaving' });
  page.toRoot();
}
