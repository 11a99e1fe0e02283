import { FormikProvider } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Values } from '../fields/fieldKind';
import type { ItemBase } from '../rules/entities';
import { Button } from '../ui/button/Button';
import { ErrorSummary } from '../ui/form/ErrorSummary';
import { SaveBar, type SaveBarProps } from '../ui/form/SaveBar';
import { ConflictQuestion } from './ConflictQuestion';
import { DraftNotice } from './DraftNotice';
import styles from './form.module.css';
import { SavingForm } from './SavingForm';
import type { SavedForm } from './useSavedForm';

interface Props<V extends Values, T extends ItemBase> extends Pick<SaveBarProps, 'saveLabel' | 'idle'> {
  form: SavedForm<V, T>;
  /** Names the error area (document 3 §8): `hotel-special` gives `hotel-special-error`. */
  name: string;
  /** Shown without a save bar. */
  readOnly?: boolean;
  /** What stands beside the fields: a navigator, a preview. */
  around?: (fields: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Nobody's fault in the form: the same values may be accepted a moment later. */
const mayPass = ({ status }: { status: number }) => status <= 0 || status === 429 || status >= 500;

/**
 * What every form that saves has around its fields: its draft, its list of errors, the question after a conflict, and the
 * bar that saves it.
 */
export function FormShell<V extends Values, T extends ItemBase>({
  form,
  name,
  readOnly,
  around = (fields) => fields,
  children,
  ...bar
}: Props<V, T>) {
  const { formik, failure, conflict, draft, errors } = form;
  const id = `${name}-form`;
  const summary = useRef<HTMLDivElement>(null);
  const refused = errors.length > 0;
  const attempts = formik.submitCount;
  useEffect(() => {
    if (attempts > 0 && refused) summary.current?.focus();
  }, [attempts, refused]);

  return (
    <FormikProvider value={formik}>
      <div className={styles.notices}>{draft && <DraftNotice {...draft} />}</div>
      {around(
        <div className={styles.fields}>
          <ErrorSummary ref={summary} errors={errors} />
          <SavingForm id={id} className={styles.sections} saving={formik.isSubmitting} onSubmit={form.submit}>
            {children}
          </SavingForm>
        </div>,
      )}
      {!readOnly && (
        <div id={`${name}-error`} className={styles.foot}>
          {conflict && (
            <ConflictQuestion
              current={conflict.current}
              differences={conflict.clashes.map((part) => ({
                name: part.name,
                label: part.label,
                mine: part.show(formik.values),
                theirs: part.show(conflict.theirs),
              }))}
              onSave={form.settle}
            />
          )}
          <SaveBar
            form={id}
            unsaved={form.unsaved}
            saving={formik.isSubmitting}
            error={conflict ? undefined : failure?.message}
            actions={
              failure && mayPass(failure) ? (
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
