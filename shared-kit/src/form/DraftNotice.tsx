import { Button } from '../ui/button/Button';
import { Notice } from '../ui/feedback/Notice';

interface Props {
  savedAt: string;
  restore: () => void;
  discard: () => void;
}

/** Offers to restore what the same person had typed here when their session ended (OP-130). */
export const DraftNotice = ({ savedAt, restore, discard }: Props) => (
  <Notice
    tone="info"
    title="Your unsaved text is still here."
    actions={
      <>
        <Button small tone="primary" onClick={restore}>
          Restore it
        </Button>
        <Button small onClick={discard}>
          Discard
        </Button>
      </>
    }
  >
    It was kept in this browser on {new Date(savedAt).toLocaleString()}.
  </Notice>
);
