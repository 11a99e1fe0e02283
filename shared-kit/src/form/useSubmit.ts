import { useMemo } from 'react';
import type { Values } from '../fields/fieldKind';
import type { ItemBase } from '../rules/entities';
import type { Conflict } from './conflict';
import { errorList, revertChange } from './parts';
import type { SavedFormOptions } from './savedFormOptions';
import type { ItemForm } from './useItemForm';
import type { Outcome, SaveAttempts } from './useSaveAttempts';

interface Options<V extends Values, T extends ItemBase> extends Pick<SavedFormOptions<V, T>, 'parts' | 'check'> {
  form: ItemForm<V, T>;
  attempts: SaveAttempts<V, T>;
  conflict: Conflict<V, T> | undefined;
}

/** The ways in which a person saves a form: Save, another button, the answer to a conflict, and Try again. */
export function useSubmit<V extends Values, T extends ItemBase>({ form, attempts, conflict, parts, check }: Options<V, T>) {
  const { formik, latest, fillFrom } = form;
  const { failed, setFailed, saveOver } = attempts;
  const { values, setValues, submitCount, submitForm: submit } = formik;
  const isSubmitted = submitCount > 0;
  const errors = useMemo(() => (isSubmitted ? errorList(parts, formik.errors) : []), [isSubmitted, parts, formik.errors]);

  const submitWith = async (change: (typed: V) => V) => {
    const changed = change(values);
    await setValues(changed);
    // The latest Formik: this render's would submit the values before the change.
    const outcome = (await latest.current.submitForm()) as Outcome | undefined;
    if (outcome === 'saved' || outcome === 'conflict') return;
    const typed = revertChange(parts, { before: values, changed, current: latest.current.values });
    // Without an outcome the rules have refused it, and nothing was sent.
    if (outcome) setFailed((attempt) => attempt && { ...attempt, values: typed, change });
    void setValues(typed);
  };

  const settle = async (chosen: readonly string[]) => {
    if (!conflict) return;
    const merged = conflict.settled(chosen);
    // Save was pressed, so the errors of the merged values are shown.
    fillFrom(conflict.current, { submitCount });
    await setValues(merged);
    const isValid = Object.keys(check(merged, conflict.current)).length === 0;
    if (isValid) await saveOver(conflict.current, merged, { isAnswer: true });
    // Shows the errors and moves the focus to them, as Save does.
    else await latest.current.submitForm();
  };

  return {
    /** Every broken rule, once Save was pressed and until the form is refilled. */
    errors,
    submit,
    /** Changes some values and saves in one step; a failed save reverts the change, or the next Save would make it unasked. */
    submitWith,
    /** Repeats what failed. */
    tryAgain: () => (failed?.change ? submitWith(failed.change) : submit()),
    /** Continues with the newer version: the merged values are put into the form, and saved if they are valid. */
    settle,
  };
}
