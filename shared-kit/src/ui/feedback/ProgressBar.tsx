import { feedback as css } from 'shared-kit/ui/frameStyles';

/** Progress, `value` 0–100; indeterminate without a value. `label` is its accessible name. */
export const ProgressBar = ({ label, value }: { label: string; value?: number }) => (
  <progress className={css.progress} aria-label={label} max={100} value={value} />
);
