import { forwardRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { button as css } from 'shared-kit/ui/frameStyles';

export interface ButtonStyle {
  /** 'primary' is the next step (one per view), 'danger' destroys, 'quiet' has no border. */
  tone?: 'primary' | 'danger' | 'quiet' | undefined;
  small?: boolean | undefined;
  block?: boolean | undefined;
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows that work is in progress; further presses are ignored, and the button keeps the focus. */
  busy?: boolean;
  /** Presses are ignored for now. Unlike with `disabled`, the button keeps the focus. */
  waits?: boolean;
}

/** Class names that make a link or label look like a button. */
export function buttonClass({ tone, small, block }: ButtonStyle, busy = false): string {
  return classes(css.button, tone && css[tone], small && css.small, block && css.block, busy && css.busy);
}

/** A button with a text. `type` defaults to 'button'; submit must be requested. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone, small, block, icon, busy = false, waits = false, className, onClick, children, ...rest },
  ref,
) {
  const isInactive = busy || waits;
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInactive) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      // `disabled` would lose the focus.
      aria-disabled={isInactive || undefined}
      aria-busy={busy || undefined}
      className={classes(buttonClass({ tone, small, block }, busy), className)}
      onClick={onPress}
    >
      {busy ? <span className={css.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
});
