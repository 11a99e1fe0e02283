import { feedback as css } from 'shared-kit/ui/frameStyles';

/** How far a piece of work is, `value` 0–100; without a value its end is unknown. `label` is its accessible name. */
export const ProgressBar = ({ label, value }: { label: string; value?: number }) => (
  <progress className={css.progress} aria-label={label} max={100} value={value} />
);
