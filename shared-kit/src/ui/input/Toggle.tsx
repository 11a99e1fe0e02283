import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { useChoiceText } from './choiceText';
import css from './Choice.module.css';

export interface ToggleProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: string;
  hint?: ReactNode;
  /** Shows only the switch; the label is its accessible name (for table cells). */
  hideLabel?: boolean;
}

/** A switch that takes effect at once, or is saved with the form: the label on the left, as in a list of settings. */
export function Toggle({ label, hint, hideLabel, ...rest }: ToggleProps) {
  const { text, nameProps } = useChoiceText({ label: <b>{label}</b>, hint, describedBy: rest['aria-describedby'] });
  const inputNameProps = hideLabel ? { 'aria-label': label } : nameProps;
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
  const input = <input {...rest} {...inputNameProps} type="checkbox" role="switch" className={css.switch} />;
  if (hideLabel) return <label className={css.bare}>{input}</label>;
  return (
    <label className={classes(css.choice, css.spread, rest.disabled && css.disabled)}>
      {text}
      {input}
    </label>
  );
}
