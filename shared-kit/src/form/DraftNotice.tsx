import { stampText } from '../rules/dates';
import { Button } from '../ui/button/Button';
import { Notice } from '../ui/feedback/Notice';

interface Props {
  savedAt: string;
  /** Absent once the text stands in the form again. */
  restore?: () => void;
  discard: () => void;
}

/** Offers to restore what the same person had typed here, or says that it is back after their session ended (OP-130). */
export const DraftNotice = ({ savedAt, restore, discard }: Props) => (
  <Notice
    tone="info"
    title={restore ? 'Your unsaved text is still here.' : 'Your unsaved text is back.'}
    actions={
      <>
        {restore && (
          <Button small tone="primary" onClick={restore}>
            Restore it
          </Button>
        )}
        <Button small onClick={discard}>
          Discard
        </Button>
      </>
    }
  >
    It was kept in this browser on {stampText(savedAt)}.
  </Notice>
);
