import type { HTMLAttributes } from 'react';
import { feedback as css } from 'shared-kit/ui/frameStyles';

/** Words for screen readers alone. */
export const VisuallyHidden = (props: HTMLAttributes<HTMLSpanElement>) => <span {...props} className={css.hidden} />;
