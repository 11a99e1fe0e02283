import { followOtherTabs, startSession } from 'shared-kit/session';
import { early } from '../early';
import { keepOverride } from '../federation/remoteOverride';
import { followTheme } from 'shared-kit/frame/theme/theme';
import { removeServiceWorkers } from './serviceWorkers';

/**
 * What happens once when the page is loaded, before the first render: the theme, the session (from `?token=` or the
 * stored token), a remote asked for with `?remote=`, other tabs, old service workers (document 1 §2, Guards).
 * @returns a function that stops following the system and the other tabs
 */
export function start(): () => void {
  const stops = [followTheme(), followOtherTabs()];
  keepOverride();
  void startSession(early().takeToken?.() || undefined);
  void removeServiceWorkers();
  return () => stops.forEach((stop) => stop());
}
