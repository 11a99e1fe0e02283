import type { HTMLAttributes } from 'react';
import { feedback as css } from 'shared-kit/ui/frameStyles';

/** Text for screen readers only. */
export const VisuallyHidden = (props: HTMLAttributes<HTMLSpanElement>) => <span {...props} className={css.hidden} />;
