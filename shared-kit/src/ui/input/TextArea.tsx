import { forwardRef } from 'react';
import type { TextareaHTMLAttributes } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { useFieldControl } from './fieldContext';
import { input as css } from 'shared-kit/ui/frameStyles';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Monospaced. */
  code?: boolean;
}

/** Several lines of plain text. Inside a Field it takes label, hint and error from there. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea({ code, className, ...rest }, ref) {
  const control = useFieldControl();
  return (
    <textarea rows={4} {...control} {...rest} ref={ref} className={classes(css.input, css.area, code && css.code, className)} />
  );
});
