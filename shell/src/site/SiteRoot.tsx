import { useState } from 'react';
import { Router } from 'shared-kit/router';
import { createHistory } from 'shared-kit/router/history';
import { useHistoryLocation } from 'shared-kit/router/useHistoryLocation';
import { confirmLeave, hasUnsaved } from 'shared-kit/shellServices/unsaved';
import type { MountParcel } from '../federation/bringUp';
import { SitePage } from './SitePage';

// One for the life of the page: signing out and in again does not start a second follower of the address.
const history = createHistory({ hasUnsaved, confirmLeave });

/** Root of the signed-in site: the one router, and what single-spa handed to the shell. */
export function SiteRoot({ mountParcel }: { mountParcel: MountParcel }) {
  const location = useHistoryLocation(history);
  // single-spa makes a new function for every mount; the frames need one that stays.
  const [mount] = useState(() => mountParcel);
  return (
    <Router location={location} navigator={history.navigator}>
      <SitePage history={history} mountParcel={mount} />
    </Router>
  );
}
