import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { CrashPage } from 'shared-kit/frame/CrashPage';
import { Starting } from 'shared-kit/frame/start/Starting';
import { Router } from 'shared-kit/router';
import { createHistory } from 'shared-kit/router/history';
import { useHistoryLocation } from 'shared-kit/router/useHistoryLocation';
import { useSession } from 'shared-kit/session';
import { closedModal } from 'shared-kit/shellServices/modal';
import { confirmLeave, hasUnsaved } from 'shared-kit/shellServices/unsaved';
import { keepFocusOnceUsed } from 'shared-kit/ui/focus/keepFocusOnceUsed';
import { lazyPart } from 'shared-kit/ui/lazyPart';
import type { MountParcel } from '../federation/bringUp';
import { SitePage } from './SitePage';

// Loaded here and not in App, so that what it shares with the site stays in one file.
const secondFactorRequired = lazyPart(() =>
  import('shared-kit/frame/session/SecondFactorRequired').then((module) => module.default),
);

// One for the life of the page, so that signing out and in again does not add a second listener for the address.
const history = createHistory({ hasUnsaved, confirmLeave, closeDialog: closedModal });

let hidePages: () => void = () => undefined;

/** Removes every page from the site at once, so that their remotes can finish unmounting before single-spa ends the site. */
export const removePages = (): void => flushSync(() => hidePages());

/** Root of the signed-in site: the one router, and what single-spa passed to the shell. */
export function SiteRoot({ mountParcel }: { mountParcel: MountParcel }) {
  const location = useHistoryLocation(history);
  const isFactorMissing = Boolean(useSession().profile?.secondFactorMissing);
  const { Part: FactorPage, failed, retry } = secondFactorRequired.usePart(isFactorMissing);
  // single-spa makes a new function for every mount; the frames need a stable one.
  const [mount] = useState(() => mountParcel);
  const [isEmpty, setIsEmpty] = useState(false);
  useEffect(keepFocusOnceUsed, []);
  useEffect(() => {
    hidePages = () => setIsEmpty(true);
    return () => {
      hidePages = () => undefined;
    };
  }, []);
  if (isEmpty) return null;
  if (isFactorMissing) {
    if (FactorPage) return <FactorPage />;
    if (!failed) return <Starting />;
    // Not `LazyScreen`: sharing it, and what it shows, with the first file would cost every list 0.1 KB.
    return (
      <main>
        <CrashPage title="This page could not be loaded" tryAgain={retry}>
          Check your connection and try again.
        </CrashPage>
      </main>
    );
  }
  return (
    <Router location={location} navigator={history.navigator}>
      <SitePage history={history} mountParcel={mount} />
    </Router>
  );
}
