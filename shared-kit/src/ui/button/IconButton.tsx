import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { button as css } from 'shared-kit/ui/frameStyles';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does; its accessible name and the browser's tooltip. */
  label: string;
  icon: ReactNode;
}

/** A button that is only an icon, 32 px (36 px on narrow screens). */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, className, ...rest },
  ref,
) {
  return (
    <button type="button" title={label} {...rest} ref={ref} aria-label={label} className={classes(css.icon, className)}>
      {icon}
    </button>
  );
});
