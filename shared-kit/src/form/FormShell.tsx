import { useEffect, useRef, type ReactNode } from 'react';
import { hasStatus } from 'shared-kit/api/http';
import type { Values } from '../fields/fieldKind';
import { FormStateProvider } from '../fields/formState';
import type { ItemBase } from '../rules/entities';
import { Button } from '../ui/button/Button';
import { classes } from '../ui/classes';
import { Notice } from '../ui/feedback/Notice';
import { ErrorSummary } from '../ui/form/ErrorSummary';
import { SaveBar, type SaveBarProps } from '../ui/form/SaveBar';
import { ReadOnlyContext } from '../ui/input/readOnly';
import { lazyPart } from '../ui/lazyPart';
import { useLatest } from '../ui/useLatest';
import { binNote } from './binNotePart';
import type { ConflictQuestionProps } from './ConflictQuestion';
import { DraftNotice } from './DraftNotice';
import styles from './form.module.css';
import type { KeptTextProps } from './KeptText';
import { mayPass } from './mayPass';
import { onceOpen } from './onceOpen';
import { isSame } from './parts';
import type { PresenceProps } from './Presence';
import { SavingForm } from './SavingForm';
import type { SavedForm } from './useSavedForm';

interface Props<V extends Values, T extends ItemBase> extends Pick<SaveBarProps, 'saveLabel' | 'idle' | 'more'> {
  form: SavedForm<V, T>;
  /** The id of the message that saving failed (document 3 §8): `hotel-special` gives `hotel-special-error`. */
  name: string;
  /** Read-only, with a note that says so and without Save (OP-135). */
  readOnly?: boolean;
  /** What is beside the fields: a navigator, a preview. */
  around?: (fields: ReactNode) => ReactNode;
  children: ReactNode;
}

const presence = lazyPart<PresenceProps>(async () => {
  await onceOpen();
  return (await import('./Presence')).Presence;
});
const question = lazyPart<ConflictQuestionProps>(() => import('./ConflictQuestion').then((module) => module.ConflictQuestion));
const keptText = lazyPart<KeptTextProps>(() => import('./KeptText').then((module) => module.KeptText));

/**
 * What every form that saves has around its fields: its draft, its list of errors, the question after a conflict, and the
 * bar that saves it.
 */
export function FormShell<V extends Values, T extends ItemBase>({
  form,
  name,
  readOnly = false,
  around = (fields) => fields,
  children,
  ...bar
}: Props<V, T>) {
  const { formik, failure, conflict, draft, errors, about } = form;
  const { Part: Presence } = presence.usePart(about !== undefined);
  const typed = readOnly ? draft?.typed?.() : undefined;
  const { Part: KeptText } = keptText.usePart(typed !== undefined);
  const { Part: ConflictQuestion, failed: unasked } = question.usePart(conflict !== undefined);
  const gone = hasStatus(failure, 404) ? about : undefined;
  const { Part: BinNote } = binNote.usePart(gone !== undefined);
  const isAsked = conflict !== undefined && !unasked;
  const id = `${name}-form`;
  const summary = useRef<HTMLDivElement>(null);
  const refused = useLatest(errors.length > 0);
  const { submitCount: attempts, isSubmitting: saving } = formik;
  // Only when an attempt ends: an error that comes and goes while somebody types must not take the focus.
  useEffect(() => {
    if (attempts > 0 && !saving && refused.current) summary.current?.focus();
  }, [attempts, saving, refused]);

  return (
    <FormStateProvider formik={formik} waits={form.unsaved.length > 0 && failure === null}>
      {about && Presence && <Presence {...about} editing={!readOnly && form.unsaved.length > 0} />}
      <div className={styles.notices}>
        {readOnly ? <Notice>You may look at this, but not change it.</Notice> : draft && <DraftNotice {...draft} />}
        {typed && draft && KeptText && (
          <KeptText
            {...draft}
            texts={form.parts
              .filter((part) => !isSame(part, formik.values, typed))
              .map(({ name: part, label, show }) => ({ name: part, label, text: show(typed) }))}
          />
        )}
      </div>
      <ReadOnlyContext.Provider value={readOnly}>
        {around(
          <div className={styles.fields}>
            <ErrorSummary ref={summary} errors={errors} />
            <SavingForm id={id} saving={formik.isSubmitting} onSubmit={form.submit}>
              <fieldset className={classes(styles.sections, readOnly && styles.readOnly)} disabled={readOnly}>
                {children}
              </fieldset>
            </SavingForm>
          </div>,
        )}
      </ReadOnlyContext.Provider>
      {!readOnly && (
        <>
          {isAsked && ConflictQuestion && (
            <div id={`${name}-error`}>
              <ConflictQuestion
                current={conflict.current}
                again={form.askedAgain}
                differences={conflict.clashes.map((part) => ({
                  name: part.name,
                  label: part.label,
                  mine: part.show(formik.values),
                  theirs: part.show(conflict.theirs),
                }))}
                onSave={form.settle}
              />
            </div>
          )}
          <SaveBar
            form={id}
            unsaved={form.unsaved}
            saving={formik.isSubmitting}
            error={isAsked ? undefined : failure?.message}
            errorId={`${name}-error`}
            actions={
              failure && (unasked || mayPass(failure)) ? (
                <Button small onClick={() => void form.tryAgain()}>
                  Try again
                </Button>
              ) : (
                <>
                  {gone && BinNote && <BinNote {...gone} small />}
                  {form.saveAsNew && (
                    <Button small onClick={() => void form.saveAsNew?.()}>
                      Save as a new one
                    </Button>
                  )}
                </>
              )
            }
            disabled={failure !== null}
            onDiscard={form.discard}
            {...bar}
          />
        </>
      )}
    </FormStateProvider>
  );
}
