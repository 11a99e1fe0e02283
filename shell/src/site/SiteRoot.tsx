import { lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Starting } from 'shared-kit/frame/start/Starting';
import { Router } from 'shared-kit/router';
import { createHistory } from 'shared-kit/router/history';
import { useHistoryLocation } from 'shared-kit/router/useHistoryLocation';
import { useSession } from 'shared-kit/session';
import { closedModal } from 'shared-kit/shellServices/modal';
import { confirmLeave, hasUnsaved } from 'shared-kit/shellServices/unsaved';
import { keepFocus } from 'shared-kit/ui/focus/keepFocus';
import type { MountParcel } from '../federation/bringUp';
import { SitePage } from './SitePage';

// From here, not from App: what it shares with the site stays in one file.
const MustSetUp = lazy(() => import('shared-kit/frame/session/MustSetUp'));

// One for the life of the page: signing out and in again does not start a second follower of the address.
const history = createHistory({ hasUnsaved, confirmLeave, closeDialog: closedModal });

let hide: () => void = () => undefined;

/** Removes every page from the site at once, so that their remotes can finish unmounting before single-spa ends the site. */
export const emptySite = (): void => flushSync(() => hide());

/** Root of the signed-in site: the one router, and what single-spa passed to the shell. */
export function SiteRoot({ mountParcel }: { mountParcel: MountParcel }) {
  const location = useHistoryLocation(history);
  const { profile } = useSession();
  // single-spa makes a new function for every mount; the frames need a stable one.
  const [mount] = useState(() => mountParcel);
  const [empty, setEmpty] = useState(false);
  useEffect(keepFocus, []);
  useEffect(() => {
    hide = () => setEmpty(true);
    return () => {
      hide = () => undefined;
    };
  }, []);
  if (empty) return null;
  if (profile?.secondFactorMissing)
    return (
      <Suspense fallback={<Starting />}>
        <MustSetUp />
      </Suspense>
    );
  return (
    <Router location={location} navigator={history.navigator}>
      <SitePage history={history} mountParcel={mount} />
    </Router>
  );
}
