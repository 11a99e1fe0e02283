import { useEffect, useState, type ReactNode } from 'react';
import { RouterLinks } from '../remote/RouterLinks';
import type { Location } from '../router';
import { useArrival } from '../router/useArrival';
import { VisuallyHidden } from '../ui/feedback/VisuallyHidden';
import { showTruncatedTextOnceUsed } from '../ui/truncated/showTruncatedTextOnceUsed';
import { CrashPage } from './CrashPage';
import { Fallback, type RenderFallback } from './Fallback';
import { LeaveQuestion } from './hosts/LeaveQuestion';
import { ModalHost } from './hosts/ModalHost';
import { Toasts } from './hosts/Toasts';

const renderCrash: RenderFallback = (error, tryAgain) => (
  <main>
    <CrashPage title="Something went wrong on this page" error={error} tryAgain={tryAgain}>
      Your work on other pages is not affected.
    </CrashPage>
  </main>
);

interface Props {
  location: Location;
  children: ReactNode;
}

/** What surrounds and overlays every page of a signed-in person: links, arrival, modal, leave question, toasts. */
export function FrameRoot({ location, children }: Props) {
  const [announced, setAnnounced] = useState('');
  useArrival(location, setAnnounced);
  useEffect(showTruncatedTextOnceUsed, []);
  return (
    <RouterLinks>
      <Fallback instead={renderCrash} until={location.key}>
        {children}
      </Fallback>
      <ModalHost />
      <LeaveQuestion />
      <Toasts />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </RouterLinks>
  );
}
