import { forwardRef, type InputHTMLAttributes } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { useFieldControl } from './fieldContext';
import { input as css } from 'shared-kit/ui/frameStyles';

/** One line of text. Inside a Field it takes label, hint and error from there. */
export const TextInput = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function TextInput(
  { className, ...rest },
  ref,
) {
  const control = useFieldControl();
  return <input type="text" {...control} {...rest} ref={ref} className={classes(css.input, className)} />;
});
