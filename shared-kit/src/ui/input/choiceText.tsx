import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';

interface Asked {
  label: ReactNode;
  hint?: ReactNode;
  /** Ids of more that describes the control, such as its error. */
  describedBy?: string | undefined;
}

/**
 * The words beside a box or a switch. Pressing any of them changes it, but its name is the label alone: the hint describes it, so
 * that screen readers say it after the name and the state.
 * @returns the words, and what connects the control with them
 */
export function useChoiceText({ label, hint, describedBy }: Asked) {
  const id = useId();
  if (!hint) return { text: <span>{label}</span>, named: { 'aria-describedby': describedBy } };
  return {
    text: (
      <span>
        <span id={`${id}-label`}>{label}</span>
        <small id={`${id}-hint`}>{hint}</small>
      </span>
    ),
    named: { 'aria-labelledby': `${id}-label`, 'aria-describedby': classes(`${id}-hint`, describedBy) },
  };
}
