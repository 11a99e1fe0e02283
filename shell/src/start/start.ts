import { followOtherTabs, startSession } from 'shared-kit/session';
import { earlyRequests } from '../earlyRequests';
import { storeOverrideFromAddress } from '../federation/remoteOverride';
import { refuseFiles } from 'shared-kit/frame/refuseFiles';
import { followTheme } from 'shared-kit/frame/theme/theme';
import { removeServiceWorkers } from './serviceWorkers';

/**
 * What happens once when the page is loaded, before the first render: the theme, the session (from `?token=` or the
 * stored token), the remote of `?remote=`, other tabs, dropped files, old service workers (document 1 §2, Guards).
 * @returns a function that stops following the system and the other tabs, and refusing files
 */
export function start(): () => void {
  const unsubscribers = [followTheme(), followOtherTabs(), refuseFiles()];
  storeOverrideFromAddress();
  void startSession(earlyRequests().takeToken?.() || undefined);
  void removeServiceWorkers();
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
}
