import { useEffect } from 'react';
import { FrameRoot } from '../frame/FrameRoot';
import { Router } from '../router';
import { createHistory } from '../router/history';
import { useHistoryLocation } from '../router/useHistoryLocation';
import { closedModal } from '../shellServices/modal';
import { confirmLeave, hasUnsaved } from '../shellServices/unsaved';
import { keepFocusOnceUsed } from '../ui/focus/keepFocusOnceUsed';
import { AlonePage } from './AlonePage';
import type { AloneRemote, AloneTable } from './aloneTable';

// One history for the lifetime of the page: signing out and in again must not create a second one that tracks the address.
const history = createHistory({ hasUnsaved, confirmLeave, closeDialog: closedModal });

/** Everything that a signed-in person sees of a remote that runs by itself. */
export default function AloneSite({ remote, table }: { remote: AloneRemote; table: AloneTable }) {
  const location = useHistoryLocation(history);
  useEffect(keepFocusOnceUsed, []);
  return (
    <Router location={location} navigator={history.navigator}>
      <FrameRoot location={location}>
        <AlonePage remote={remote} table={table} />
      </FrameRoot>
    </Router>
  );
}
