import { forwardRef } from 'react';
import { Button } from '../../ui/button/Button';
import { DialogFoot } from '../../ui/overlay/DialogFoot';
import { formatCounts, isFinished, type UploadCounts } from './uploadCounts';

interface Props {
  counts: UploadCounts;
  onRetryFailed: () => void;
  onLeave: () => void;
}

/**
 * The buttons below the list of files, and how the uploads went, which is in view at the end of a long list. The ref is that of
 * the last button: Upload, which submits the form, or Done.
 */
export const UploadFoot = forwardRef<HTMLButtonElement, Props>(function UploadFoot({ counts, onRetryFailed, onLeave }, ref) {
  const { accepted, startable, failed, done, busy } = counts;
  const onlyRetries = failed > 0 && failed === startable;
  return (
    <DialogFoot status={formatCounts(counts)}>
      {!isFinished(counts) && <Button onClick={onLeave}>Cancel</Button>}
      {failed > 0 && !onlyRetries && <Button onClick={onRetryFailed}>Retry failed</Button>}
      {startable > 0 || accepted === 0 ? (
        <Button ref={ref} type="submit" tone="primary" disabled={startable === 0}>
          {onlyRetries ? 'Retry failed' : startable > 1 ? `Upload ${startable} files` : 'Upload'}
        </Button>
      ) : (
        <Button ref={ref} tone="primary" busy={busy > 0} disabled={done === 0 && busy === 0} onClick={onLeave}>
          Done
        </Button>
      )}
    </DialogFoot>
  );
});
