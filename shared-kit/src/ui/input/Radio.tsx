import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { useChoiceText } from './choiceText';
import css from './Choice.module.css';

export interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: string;
  hint?: ReactNode;
}

/** One of several choices; those with the same `name` exclude each other. Put them into a Field with `group`. */
export function Radio({ label, hint, ...rest }: RadioProps) {
  const { text, nameProps } = useChoiceText({ label, hint, describedBy: rest['aria-describedby'] });
  return (
    <label className={classes(css.choice, rest.disabled && css.disabled)}>
      <input {...rest} {...nameProps} type="radio" className={css.box} />
      {text}
    </label>
  );
}
