import { useEffect } from 'react';
import { stampText } from '../rules/dates';
import { Button } from '../ui/button/Button';
import { Notice } from '../ui/feedback/Notice';
import { focusHeading } from '../ui/focus/focusHeading';
import { useLatest } from '../ui/useLatest';

interface Props {
  savedAt: string;
  /** True if it was typed in another browser. */
  elsewhere?: boolean;
  /** True if it is too long to be kept on the server as well. */
  onlyHere?: boolean;
  /** Absent when the text is back in the form. */
  restore?: () => void;
  /** Restores it without asking; absent if the person is asked. */
  autoRestore?: (() => void) | undefined;
  discard: () => void;
}

/** Offers to restore what the same person had typed here, or says that it is back after their session ended (OP-130). */
export function DraftNotice({ savedAt, elsewhere = false, onlyHere = false, restore, autoRestore, discard }: Props) {
  const latestAutoRestore = useLatest(autoRestore);
  const isAutomatic = autoRestore !== undefined;
  useEffect(() => {
    if (isAutomatic) latestAutoRestore.current?.();
  }, [isAutomatic, latestAutoRestore]);
  return (
    <Notice
      tone="info"
      title={titleOf(elsewhere, restore !== undefined)}
      actions={
        <>
          {restore && (
            <Button small tone="primary" onClick={withFocus(restore)}>
              {elsewhere ? 'Bring it back' : 'Restore it'}
            </Button>
          )}
          <Button small onClick={withFocus(discard)}>
            Discard
          </Button>
        </>
      }
    >
      {elsewhere ? 'You last typed there on' : 'It was kept in this browser on'} {stampText(savedAt)}.
      {onlyHere && ' It is too long to be offered in another browser.'}
    </Notice>
  );
}

/** The notice disappears together with its buttons, so the focus moves to the heading of the form. */
const withFocus = (decide: () => void) => () => {
  decide();
  focusHeading();
};

function titleOf(elsewhere: boolean, isOffered: boolean): string {
  if (elsewhere) return 'You began to change this in another browser.';
  return isOffered ? 'Your unsaved text is still here.' : 'Your unsaved text is back.';
}
