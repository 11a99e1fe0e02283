import { useEffect, useRef, type ReactNode } from 'react';
import type { Values } from '../fields/fieldKind';
import { FormStateProvider } from '../fields/formState';
import type { ItemBase } from '../rules/entities';
import { ErrorSummary } from '../ui/form/ErrorSummary';
import type { SaveBarProps } from '../ui/form/SaveBar';
import { ReadOnlyContext } from '../ui/input/readOnly';
import { lazyPart } from '../ui/lazyPart';
import { useLatest } from '../ui/useLatest';
import { afterOpening, loadInBackground } from './afterOpening';
import styles from './formShell.module.css';
import { FormNotices } from './FormNotices';
import { FormSaveBar } from './FormSaveBar';
import type { PresenceProps } from './Presence';
import { SavingForm } from './SavingForm';
import type { SavedForm } from './useSavedForm';

interface Props<V extends Values, T extends ItemBase> extends Pick<SaveBarProps, 'idle' | 'more'> {
  form: SavedForm<V, T>;
  /** The id of the message that saving failed (document 3 §8): `hotel-special` gives `hotel-special-error`. */
  name: string;
  /** Read-only, with a note that says so and without Save (OP-135). */
  readOnly?: boolean;
  /** The time zone of the item's property; without one, times are on the reader's own clock. */
  zone?: string | undefined;
  /** Lays out the fields with something beside them: a navigator, a preview. */
  around?: (fields: ReactNode) => ReactNode;
  children: ReactNode;
}

const presence = lazyPart<PresenceProps>(async () => {
  await afterOpening();
  return (await loadInBackground()).Presence;
});

/**
 * What every form that saves has around its fields: its draft, its list of errors, the question after a conflict, and the
 * bar that saves it.
 */
export function FormShell<V extends Values, T extends ItemBase>({
  form,
  name,
  readOnly = false,
  zone,
  around = (fields) => fields,
  children,
  ...bar
}: Props<V, T>) {
  const { formik, failure, errors, itemRef } = form;
  const { Part: Presence } = presence.usePart(itemRef !== undefined);
  const isDirty = form.unsaved.length > 0;
  const id = `${name}-form`;
  const summary = useRef<HTMLDivElement>(null);
  const hasErrors = useLatest(errors.length > 0);
  const { submitCount: attempts, isSubmitting: isSaving } = formik;
  // Only when an attempt ends: an error that comes and goes while somebody types must not take the focus.
  useEffect(() => {
    if (attempts > 0 && !isSaving && hasErrors.current) summary.current?.focus();
  }, [attempts, isSaving, hasErrors]);

  return (
    <FormStateProvider formik={formik} mayDefer={isDirty && failure === null}>
      {itemRef && Presence && <Presence {...itemRef} editing={!readOnly && isDirty} />}
      <FormNotices form={form} readOnly={readOnly} />
      <ReadOnlyContext.Provider value={readOnly}>
        {around(
          <div className={styles.fields}>
            <ErrorSummary ref={summary} errors={errors} />
            <SavingForm id={id} saving={isSaving} onSubmit={form.submit}>
              <fieldset className={readOnly ? styles.readOnly : undefined} disabled={readOnly}>
                {/* Chromium lays a fieldset out from scratch whenever one of its children appears. */}
                <div className={styles.sections}>{children}</div>
              </fieldset>
            </SavingForm>
          </div>,
        )}
      </ReadOnlyContext.Provider>
      {!readOnly && <FormSaveBar form={form} formId={id} errorId={`${name}-error`} zone={zone} {...bar} />}
    </FormStateProvider>
  );
}
