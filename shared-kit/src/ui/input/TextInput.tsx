import { forwardRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { useFieldControl } from './fieldContext';
import { input as css } from 'shared-kit/ui/frameStyles';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Shown inside on the left; decoration. */
  icon?: ReactNode;
}

/** One line of text. Inside a Field it takes label, hint and error from there. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput({ icon, className, ...rest }, ref) {
  const control = useFieldControl();
  const input = <input type="text" {...control} {...rest} ref={ref} className={classes(css.input, className)} />;
  if (!icon) return input;
  return (
    <span className={css.wrap}>
      {icon}
      {input}
    </span>
  );
});
