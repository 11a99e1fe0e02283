import { useEffect, useId, useReducer, useRef } from 'react';
import { input as inputCss } from 'shared-kit/ui/frameStyles';
import { classes } from '../classes';
import type { ComboboxOption, ComboboxProps } from './Combobox';

type PlainState = NonNullable<ComboboxProps<ComboboxOption>['start']>;

/** @returns the state of a plain box, with which the combobox starts, and what changes it */
export const usePlainState = () =>
  useReducer((state: PlainState, change: Partial<PlainState>) => ({ ...state, ...change }), {
    text: '',
    focus: false,
    open: false,
  });

interface Props extends Pick<ComboboxProps<ComboboxOption>, 'label' | 'placeholder' | 'focusOnOpen' | 'className'> {
  state: PlainState;
  onChange: (change: Partial<PlainState>) => void;
}

/** Takes what is typed until the code of the combobox has loaded, which then starts from the same state. */
export function PlainCombobox({ label, placeholder = label, focusOnOpen, className, state, onChange }: Props) {
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusOnOpen) box.current?.focus();
  }, [focusOnOpen]);
  return (
    <input
      ref={box}
      className={classes(inputCss.input, className)}
      role="combobox"
      aria-expanded={false}
      aria-controls={listId}
      placeholder={placeholder}
      aria-label={label}
      value={state.text}
      onFocus={() => onChange({ focus: true })}
      onBlur={() => onChange({ focus: false })}
      onClick={() => onChange({ open: true })}
      onChange={({ target }) => onChange({ text: target.value, open: true })}
    />
  );
}
