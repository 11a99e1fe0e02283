import type { TextareaHTMLAttributes } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { useFieldControl } from './fieldContext';
import { input as css } from 'shared-kit/ui/frameStyles';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  /** Monospaced. */
  code?: boolean;
}

/** Several lines of plain text. Inside a Field it takes label, hint and error from there. */
export function TextArea({ code, ...rest }: TextAreaProps) {
  const control = useFieldControl();
  return <textarea rows={4} {...control} {...rest} className={classes(css.input, css.area, code && css.code)} />;
}
