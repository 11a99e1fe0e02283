import { signOut } from '../../session';
import { clearUnsaved, confirmLeave } from '../../shellServices/unsaved';
import { goTo } from '../signedOut/place';

/** Log Out: asks about unsaved work, leaves for / and ends the session. The next person is not sent to where this one was. */
async function logOutNow(): Promise<void> {
  if (!(await confirmLeave())) return;
  clearUnsaved();
  goTo('/', {}, true);
  await signOut();
}

export const logOut = (): void => void logOutNow();
