import type { SelectHTMLAttributes } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { DownIcon } from 'shared-kit/ui/icons/icons';
import { useFieldControl } from './fieldContext';
import { input as css } from 'shared-kit/ui/frameStyles';

export interface Option {
  value: string | number;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'className'> {
  /** In their order; a plain string is both value and label. */
  options: ReadonlyArray<Option | string>;
}

/** A native select. Inside a Field it takes label, hint and error from there. */
export function Select({ options, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <span className={classes(css.wrap, css.end)}>
      <select {...control} {...rest} className={classes(css.input, css.select)}>
        {options.map((option) => {
          const { value, label, disabled } =
            typeof option === 'string' ? { value: option, label: option, disabled: false } : option;
          return (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          );
        })}
      </select>
      <DownIcon />
    </span>
  );
}
