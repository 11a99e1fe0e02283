import { FrameRoot } from 'shared-kit/frame/FrameRoot';
import type { History } from 'shared-kit/router/history';
import type { MountParcel } from '../federation/bringUp';
import { CurrentPage } from './CurrentPage';

/** The signed-in site: the page of the address inside its frame, and what is shown over every page. */
export const SitePage = ({ history, mountParcel }: { history: History; mountParcel: MountParcel }) => (
  <FrameRoot location={history.location}>
    <CurrentPage history={history} mountParcel={mountParcel} />
  </FrameRoot>
);
