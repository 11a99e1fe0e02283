import { useEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { useChoiceText } from './choiceText';
import css from './Choice.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
  hint?: ReactNode;
  /** Some but not all of what the box covers is chosen. */
  mixed?: boolean;
  /** Shows only the box; the label is its accessible name (for grids). */
  hideLabel?: boolean;
}

/** A checkbox with its label on the right. */
export function Checkbox({ label, hint, mixed = false, hideLabel, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  const { text, nameProps } = useChoiceText({ label, hint, describedBy: rest['aria-describedby'] });
  const inputNameProps = hideLabel ? { 'aria-label': label } : nameProps;
  const input = <input {...rest} {...inputNameProps} ref={box} type="checkbox" className={css.box} />;
  if (hideLabel) return <label className={classes(css.bare, className)}>{input}</label>;
  return (
    <label className={classes(css.choice, rest.disabled && css.disabled, className)}>
      {input}
      {text}
    </label>
  );
}
