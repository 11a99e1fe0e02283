import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { RouterLinks } from '../remote/RouterLinks';
import type { Location } from '../router';
import { useArrival } from '../router/arrival';
import { Button } from '../ui/button/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { VisuallyHidden } from '../ui/feedback/VisuallyHidden';
import { Fallback } from './Fallback';
import { LeaveQuestion } from './hosts/LeaveQuestion';
import { ModalHost } from './hosts/ModalHost';
import { Toasts } from './hosts/Toasts';

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

interface Props {
  location: Location;
  children: ReactNode;
}

/** What lies around and over every page of a signed-in person: links, arrival, modal, leave question, toasts. */
export function FrameRoot({ location, children }: Props) {
  const [announced, setAnnounced] = useState('');
  useArrival(
    location,
    useCallback((text: string) => setAnnounced(text), []),
  );
  return (
    <RouterLinks>
      <Fallback instead={broken}>{children}</Fallback>
      <ModalHost />
      <LeaveQuestion />
      <Toasts />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </RouterLinks>
  );
}
