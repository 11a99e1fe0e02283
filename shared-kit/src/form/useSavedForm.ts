import { setIn, useFormik } from 'formik';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, messageOf } from 'shared-kit/api/http';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';
import type { Values } from '../fields/fieldKind';
import { useLatest } from '../ui/useLatest';
import { useDraft, type DraftOptions } from './useDraft';

/** Drafts and unsaved marks stand under the form's `path`. */
interface Options<V extends Values> extends DraftOptions<V> {
  /** The values as they are saved now, or of a new item. Keep the object while nothing changed. */
  initial: V;
  /** Messages by dotted name. */
  check: (values: V) => Record<string, string>;
  /** The labels of the fields that differ. */
  changed: (before: V, now: V) => string[];
  /** Saves; what it throws is shown and nothing typed is lost. */
  save: (values: V) => Promise<unknown>;
  /** After a save; the marks of unsaved work are gone by then. */
  onSaved?: () => unknown;
}

/** Messages by dotted name as the nested object that Formik holds. */
export const nested = (errors: Record<string, string>) =>
  Object.entries(errors).reduce((tree, [name, message]) => setIn(tree, name, message), {});

const asFailure = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError({ status: -1, code: 'unknown', message: messageOf(error) });

/**
 * The life of a form that saves to the API (OP-63, OP-130): rules, what is unsaved, drafts that outlive an ended
 * session, the server's answer on its fields and in the box, and Save that waits until something was changed.
 */
export function useSavedForm<V extends Values>({ initial, check, changed, save, onSaved, ...draftOptions }: Options<V>) {
  const { path } = draftOptions;
  const [failed, setFailed] = useState<{ error: ApiError; values: V } | null>(null);
  const [tried, setTried] = useState(false);

  const attempt = async (values: V, how: (values: V) => Promise<unknown>) => {
    setFailed(null);
    try {
      await how(values);
    } catch (thrown) {
      const error = asFailure(thrown);
      setFailed({ error, values: latest.current });
      formik.setErrors(nested(error.fields));
      return false;
    }
    drop();
    setUnsaved(path, null);
    await onSaved?.();
    return true;
  };

  /** @returns whether it was saved */
  const store = async (values: V, how = save) => {
    formik.setSubmitting(true);
    try {
      return await attempt(values, how);
    } finally {
      formik.setSubmitting(false);
    }
  };

  const formik = useFormik<V>({
    initialValues: initial,
    enableReinitialize: true,
    validate: (values) => nested(check(values)),
    onSubmit: async (values) => void (await store(values)),
  });
  const { values, initialValues, setValues, resetForm, submitForm } = formik;
  const latest = useLatest(values);
  const unsaved = changed(initialValues, values);
  const dirty = unsaved.length > 0;
  const words = JSON.stringify(unsaved);

  useEffect(() => {
    const names = JSON.parse(words) as string[];
    setUnsaved(path, names.length ? names : null);
    return () => setUnsaved(path, null);
  }, [path, words]);

  const { savedAt, take, putAway, drop } = useDraft(draftOptions, { values, dirty });

  // The box goes with the next change of any field, which enables Save again (OP-63).
  const failure = failed?.values === values ? failed.error : null;

  const discard = useCallback(() => {
    drop();
    putAway();
    setFailed(null);
    resetForm();
  }, [drop, putAway, resetForm]);

  return {
    formik,
    unsaved,
    failure,
    /** True once Save was pressed: from then on every broken rule shows. */
    tried,
    draft: savedAt
      ? {
          savedAt,
          restore: () => {
            void setValues({ ...values, ...take() });
            putAway();
          },
          discard,
        }
      : undefined,
    submit: () => {
      setTried(true);
      return submitForm();
    },
    discard,
    store,
  };
}

export type SavedForm<V extends Values> = ReturnType<typeof useSavedForm<V>>;
