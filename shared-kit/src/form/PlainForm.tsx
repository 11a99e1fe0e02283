import { FormikProvider } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Values } from '../fields/fieldKind';
import { Button } from '../ui/button/Button';
import { ErrorSummary } from '../ui/form/ErrorSummary';
import { SaveBar, type SaveBarProps } from '../ui/form/SaveBar';
import type { ItemBase } from '../rules/entities';
import { ConflictNotice, type Conflict } from './ConflictNotice';
import { DraftNotice } from './DraftNotice';
import styles from './form.module.css';
import { flattenErrors } from './flattenErrors';
import { SavingForm } from './SavingForm';
import type { SavedForm } from './useSavedForm';

interface Props<V extends Values> extends Pick<SaveBarProps, 'saveLabel' | 'idle'> {
  form: SavedForm<V>;
  /** Names the error area (document 3 §8): `hotel-faq-cat` gives `hotel-faq-cat-error`. */
  name: string;
  /** What people know a field by, by dotted name, in the order of the form. */
  labels: Record<string, string>;
  /** What a 412 offers to choose; without it the box shows the server's sentence alone. */
  conflict?: Conflict<V>;
  /** Shown without anything to save it with. */
  readOnly?: boolean;
  children: ReactNode;
}

/** A form that is no content type: its draft, its list of errors, its fields, and the bar that saves it. */
export function PlainForm<V extends Values>({ form, name, labels, conflict, readOnly, children, ...bar }: Props<V>) {
  const { formik, failure, draft } = form;
  const id = `${name}-form`;
  const summary = useRef<HTMLDivElement>(null);
  const order = Object.keys(labels);
  const placeOf = (field: string) => order.findIndex((key) => field === key || field.startsWith(`${key}.`));
  const errors = form.tried
    ? flattenErrors(formik.errors)
        .map(([field, text]) => ({ name: field, label: labels[field] ?? field, text }))
        .sort((a, b) => placeOf(a.name) - placeOf(b.name))
    : [];
  const refused = errors.length > 0;
  const attempts = formik.submitCount;
  useEffect(() => {
    if (attempts > 0 && refused) summary.current?.focus();
  }, [attempts, refused]);

  const newer = conflict && failure?.status === 412 ? (failure.current as ItemBase | undefined) : undefined;
  const again = failure && (failure.status <= 0 || failure.status >= 500);
  return (
    <FormikProvider value={formik}>
      <div className={styles.notices}>
        {draft && <DraftNotice {...draft} />}
        <ErrorSummary ref={summary} errors={errors} />
      </div>
      <SavingForm id={id} saving={formik.isSubmitting} onSubmit={form.submit}>
        {children}
      </SavingForm>
      {!readOnly && (
        <div id={`${name}-error`} className={styles.foot}>
          {conflict && newer && (
            <ConflictNotice {...conflict} labels={labels} opened={formik.initialValues} typed={formik.values} current={newer} />
          )}
          <SaveBar
            form={id}
            unsaved={form.unsaved}
            saving={formik.isSubmitting}
            error={newer ? undefined : failure?.message}
            actions={
              again ? (
                <Button small onClick={() => void form.submit()}>
                  Try again
                </Button>
              ) : undefined
            }
            disabled={failure !== null}
            onDiscard={form.discard}
            {...bar}
          />
        </div>
      )}
    </FormikProvider>
  );
}
