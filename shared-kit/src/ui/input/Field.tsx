import { useId, useMemo, useState, type ReactNode } from 'react';
import { AlertIcon } from 'shared-kit/ui/icons/icons';
import { classes } from 'shared-kit/ui/classes';
import { FieldContext, fieldId } from './fieldContext';
import { useReadOnly } from './readOnly';
import { field as css } from 'shared-kit/ui/frameStyles';

export interface FieldProps {
  label: string;
  /** Dotted path of the value; gives the control the id that error lists link to. */
  name?: string | undefined;
  /** Overrides the id that `name` gives. */
  id?: string;
  required?: boolean | undefined;
  /** Shows 'optional' beside the label, where most fields are required. */
  optional?: boolean | undefined;
  hint?: ReactNode;
  /** A consequence of the value, below the control. */
  note?: ReactNode;
  /** What to correct. It marks the control as invalid. */
  error?: string | undefined;
  /** For several controls under one label (boxes, radios): a named group instead of a label. */
  group?: boolean;
  children: ReactNode;
}

/** Label, control, hint and error, connected visually and for screen readers. The control inside calls `useFieldControl`. */
export function Field({ label, name, id, note, error, group, children, ...guidance }: FieldProps) {
  // People who may only read need no guidance on what to enter.
  const { required, optional, hint } = useReadOnly() ? ({} as Partial<FieldProps>) : guidance;
  const generatedId = useId();
  const controlId = id ?? (name ? fieldId(name) : generatedId);
  const labelId = `${controlId}-label`;
  const describedBy =
    classes(hint !== undefined && `${controlId}-hint`, Boolean(note) && `${controlId}-note`, error && `${controlId}-error`) ||
    undefined;
  const control = useMemo(
    () =>
      group
        ? {}
        : {
            id: controlId,
            'aria-describedby': describedBy,
            'aria-invalid': error ? (true as const) : undefined,
            'aria-required': required ? (true as const) : undefined,
          },
    [controlId, describedBy, error, required, group],
  );
  const [isFocused, setFocused] = useState(false);
  const requirement = required ? 'required' : optional ? 'optional' : null;
  const groupProps = group
    ? { role: 'group', id: controlId, tabIndex: -1, 'aria-labelledby': labelId, 'aria-describedby': describedBy }
    : {};

  return (
    <div className={css.field} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)} {...groupProps}>
      <div className={css.head}>
        {group ? (
          <span className={css.label} id={labelId}>
            {label}
          </span>
        ) : (
          <label className={css.label} id={labelId} htmlFor={controlId}>
            {label}
          </label>
        )}
        {requirement && (
          // The control itself says that it is required; a group cannot.
          <span className={css.mark} aria-hidden={(required && !group) || undefined}>
            {requirement}
          </span>
        )}
      </div>
      {hint !== undefined && (
        <p className={css.hint} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      {note && (
        <p className={css.hint} id={`${controlId}-note`}>
          {note}
        </p>
      )}
      {/* People who move to the control hear the error as its description; those who are in it hear it when it appears. */}
      {(error || isFocused) && (
        <p className={css.error} id={`${controlId}-error`} aria-live={isFocused ? 'polite' : undefined}>
          {error && (
            <>
              <AlertIcon size={14} />
              <span>{error}</span>
            </>
          )}
        </p>
      )}
    </div>
  );
}
