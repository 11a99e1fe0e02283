import { useHasUnsaved } from 'shared-kit/shellServices/unsaved';
import { TextButton } from 'shared-kit/ui/button/TextButton';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import type { Failure } from './frameState';

/**
 * Reports above a page that something it started has failed; the page itself stays as it was. A reload is offered only
 * if nothing typed would be lost.
 */
export function UncaughtErrorNotice({ release, reason, onTryAgain }: Failure & { onTryAgain: () => void }) {
  const hasUnsaved = useHasUnsaved();
  return (
    <Notice tone="warn" role="alert">
      {reason} What you typed is still here. ({release.name}, version {release.version}){' '}
      {!hasUnsaved && <TextButton onClick={onTryAgain}>Load this page again</TextButton>}
    </Notice>
  );
}
