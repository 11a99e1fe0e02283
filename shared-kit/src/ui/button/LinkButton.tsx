import type { ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import type { AnchorProps } from 'shared-kit/ui/link/Anchor';
import { buttonClass } from './Button';
import type { ButtonStyle } from './Button';

/** A link to another page that looks like a button ('+ New Special'). */
export function LinkButton({ tone, small, block, icon, className, children, ...rest }: ButtonStyle & AnchorProps): ReactNode {
  return (
    <Anchor {...rest} className={classes(buttonClass({ tone, small, block }), className)}>
      {icon}
      {children}
    </Anchor>
  );
}
