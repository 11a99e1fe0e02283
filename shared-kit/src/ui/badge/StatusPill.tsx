import type { PropsWithChildren } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { badge as css } from 'shared-kit/ui/frameStyles';

/** An unobtrusive state label ('Published'); `on` fills the dot and makes the border solid. */
export const StatusPill = ({ on = false, children }: PropsWithChildren<{ on?: boolean }>) => (
  <span className={classes(css.pill, on && css.on)}>{children}</span>
);
