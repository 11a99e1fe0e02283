import { signOut } from '../../session';
import { clearUnsaved, confirmLeave } from '../../shellServices/unsaved';
import { replaceWith } from '../signedOut/navigation';

/** Log Out: asks about unsaved work, leaves for / and ends the session. The next person does not return to where this one was. */
async function logOutNow(): Promise<void> {
  if (!(await confirmLeave())) return;
  clearUnsaved();
  replaceWith('/');
  await signOut();
}

/** `logOutNow` as an event handler. */
export const logOut = (): void => void logOutNow();
