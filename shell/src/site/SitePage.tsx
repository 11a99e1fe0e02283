import { useCallback, useState, type ComponentProps } from 'react';
import { RouterLinks } from 'shared-kit/remote/RouterLinks';
import { useArrival } from 'shared-kit/router/arrival';
import type { History } from 'shared-kit/router/history';
import { Button } from 'shared-kit/ui/button/Button';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';
import type { MountParcel } from '../federation/bringUp';
import { LeaveQuestion } from 'shared-kit/frame/hosts/LeaveQuestion';
import { ModalHost } from 'shared-kit/frame/hosts/ModalHost';
import { Toasts } from 'shared-kit/frame/hosts/Toasts';
import { Fallback } from 'shared-kit/frame/Fallback';
import { CurrentPage } from './CurrentPage';

const broken: ComponentProps<typeof Fallback>['instead'] = (error, tryAgain) => (
  <main>
    <EmptyState
      failed
      title="Something went wrong on this page"
      actions={
        <Button tone="primary" onClick={tryAgain}>
          Try again
        </Button>
      }
      detail={error.message}
    >
      Your work on other pages is not affected.
    </EmptyState>
  </main>
);

/** The signed-in site: the page of the address inside its frame, and what lies over every page. */
export function SitePage({ history, mountParcel }: { history: History; mountParcel: MountParcel }) {
  const [announced, setAnnounced] = useState('');
  useArrival(
    history.location,
    useCallback((text: string) => setAnnounced(text), []),
  );
  return (
    <RouterLinks>
      <Fallback instead={broken}>
        <CurrentPage history={history} mountParcel={mountParcel} />
      </Fallback>
      <ModalHost />
      <LeaveQuestion />
      <Toasts />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </RouterLinks>
  );
}
