import { forwardRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { useChoiceText } from './choiceText';
import css from './Choice.module.css';

export interface ToggleProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
  hint?: ReactNode;
  /** The label on the left and the switch at the far right, as in a list of settings. */
  spread?: boolean;
  /** Shows only the switch; the label is its accessible name (for table cells). */
  hideLabel?: boolean;
}

/** A switch that takes effect at once, or is saved with the form. */
export const Toggle = forwardRef<HTMLInputElement, ToggleProps>(function Toggle(
  { label, hint, spread, hideLabel, className, ...rest },
  ref,
) {
  const { text, nameProps } = useChoiceText({
    label: spread ? <b>{label}</b> : label,
    hint,
    describedBy: rest['aria-describedby'],
  });
  const inputNameProps = hideLabel ? { 'aria-label': label } : nameProps;
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
  const input = <input {...rest} {...inputNameProps} ref={ref} type="checkbox" role="switch" className={css.switch} />;
  if (hideLabel) return <label className={classes(css.bare, className)}>{input}</label>;
  return (
    <label className={classes(css.choice, spread && css.spread, rest.disabled && css.disabled, className)}>
      {spread ? text : input}
      {spread ? input : text}
    </label>
  );
});
