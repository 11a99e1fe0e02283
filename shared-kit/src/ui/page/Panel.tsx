import type { HTMLAttributes } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { page as css } from 'shared-kit/ui/frameStyles';

/** A surface with a thin border; `padded` gives it the padding of a section. */
export const Panel = ({ padded, className, ...rest }: HTMLAttributes<HTMLDivElement> & { padded?: boolean }) => (
  <div {...rest} className={classes(css.panel, padded && css.padded, className)} />
);
