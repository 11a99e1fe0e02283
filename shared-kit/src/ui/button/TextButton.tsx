import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { button as css } from 'shared-kit/ui/frameStyles';

export interface TextButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: ReactNode;
  tone?: 'danger';
}

/** A button that reads like a link within a line of text ('Edit link'). */
export const TextButton = forwardRef<HTMLButtonElement, TextButtonProps>(function TextButton(
  { icon, tone, className, children, ...rest },
  ref,
) {
  return (
    <button type="button" {...rest} ref={ref} className={classes(css.link, tone && css[tone], className)}>
      {icon}
      {children}
    </button>
  );
});
