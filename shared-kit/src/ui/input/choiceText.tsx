import { useId, type ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';

interface Options {
  label: ReactNode;
  hint: ReactNode;
  /** Ids of other elements that describe the control, such as its error. */
  describedBy: string | undefined;
}

/**
 * The text beside a box or a switch. Pressing any of it changes the control, but the control's name is the label alone: the hint is
 * its description, which screen readers say after the name and the state.
 * @returns the text, and the attributes that connect the control with it
 */
export function useChoiceText({ label, hint, describedBy }: Options) {
  const id = useId();
  if (!hint) return { text: <span>{label}</span>, nameProps: { 'aria-describedby': describedBy } };
  return {
    text: (
      <span>
        <span id={`${id}-label`}>{label}</span>
        <small id={`${id}-hint`}>{hint}</small>
      </span>
    ),
    nameProps: { 'aria-labelledby': `${id}-label`, 'aria-describedby': classes(`${id}-hint`, describedBy) },
  };
}
