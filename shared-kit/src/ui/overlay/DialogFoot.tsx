import type { ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import css from './DialogFoot.module.css';

export interface DialogFootProps {
  /** The buttons, with the confirming one last. */
  children: ReactNode;
  /** A message before the buttons, announced when it changes. */
  status?: string;
}

/** The buttons of a dialog whose body contains them, such as a form: they stay in view however long the body is. */
export const DialogFoot = ({ children, status }: DialogFootProps) => (
  <div className={classes(css.foot, css.inBody)}>
    {status !== undefined && (
      <span role="status" className={css.status}>
        {status}
      </span>
    )}
    {children}
  </div>
);
