import type { HTMLAttributes } from 'react';
import css from './Feedback.module.css';

/** Words for screen readers alone. */
export const VisuallyHidden = (props: HTMLAttributes<HTMLSpanElement>) => <span {...props} className={css.hidden} />;
