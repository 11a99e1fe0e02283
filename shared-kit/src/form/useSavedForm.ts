import { setIn, useFormik } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onSessionReset, useSession } from 'shared-kit/session';
import { ApiError, messageOf } from 'shared-kit/api/http';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';
import type { Values } from '../fields/fieldKind';
import { drafts } from './drafts';

const DRAFT_DELAY = 300;

interface Options<V extends Values> {
  /** The address of the form: drafts and unsaved marks stand under it. */
  path: string;
  /** The values as they are saved now, or of a new item. Keep the object while nothing changed. */
  initial: V;
  /** The version the values were read at; absent on a new item. */
  version?: number | undefined;
  /** Messages by dotted name. */
  check: (values: V) => Record<string, string>;
  /** The labels of the fields that differ. */
  changed: (before: V, now: V) => string[];
  /** Saves; what it throws is shown and nothing typed is lost. */
  save: (values: V) => Promise<unknown>;
  /** After a save; the marks of unsaved work are gone by then. */
  onSaved?: () => unknown;
  /** Keys that never go into a draft: passwords. */
  secret?: readonly (keyof V & string)[];
  /** For values that JSON cannot hold: how they go into a draft, and how they come back over the present ones. */
  draftAs?: { keep: (values: Values) => Values; restore: (kept: Values, now: V) => Partial<V> };
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
export function useSavedForm<V extends Values>({
  path,
  initial,
  version,
  check,
  changed,
  save,
  onSaved,
  secret = [],
  draftAs,
}: Options<V>) {
  const userId = useSession().profile?.id ?? '';
  const kept = useMemo(() => drafts(userId, path), [userId, path]);
  const [draft, setDraft] = useState(() => kept.find());
  const [failed, setFailed] = useState<{ error: ApiError; values: V } | null>(null);
  const [tried, setTried] = useState(false);

  /** @returns whether it was saved */
  const store = async (values: V, how: (values: V) => Promise<unknown> = save) => {
    setFailed(null);
    try {
      await how(values);
    } catch (thrown) {
      const error = asFailure(thrown);
      setFailed({ error, values: formik.values });
      formik.setErrors(nested(error.fields));
      return false;
    }
    kept.drop();
    setUnsaved(path, null);
    await onSaved?.();
    return true;
  };

  const formik = useFormik<V>({
    initialValues: initial,
    enableReinitialize: true,
    validate: (values) => nested(check(values)),
    onSubmit: async (values) => void (await store(values)),
  });
  const { values, initialValues, setValues, resetForm, submitForm } = formik;
  const unsaved = changed(initialValues, values);
  const dirty = unsaved.length > 0;
  const words = JSON.stringify(unsaved);

  useEffect(() => {
    const names = JSON.parse(words) as string[];
    setUnsaved(path, names.length ? names : null);
    return () => setUnsaved(path, null);
  }, [path, words]);

  const toDraft = (typed: V): Values => {
    const open = Object.fromEntries(Object.entries(typed).filter(([key]) => !secret.includes(key)));
    return draftAs ? draftAs.keep(open) : open;
  };
  const latest = useRef({ values, dirty, version });
  useEffect(() => {
    latest.current = { values, dirty, version };
    if (!dirty) return undefined;
    const timer = setTimeout(() => kept.keep({ values: toDraft(values), version }), DRAFT_DELAY);
    return () => clearTimeout(timer);
    // What of a form goes into its draft never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values, dirty, version, kept]);

  // The session ends before the delay is over: the last words are kept as well (OP-130).
  useEffect(
    () =>
      onSessionReset((reason) => {
        const { values: typed, dirty: touched, version: over } = latest.current;
        if (reason === 'expired' && touched) kept.keep({ values: toDraft(typed), version: over });
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [kept],
  );

  // The box goes with the next change of any field, which enables Save again (OP-63).
  const failure = failed?.values === values ? failed.error : null;

  const discard = useCallback(() => {
    kept.drop();
    setDraft(undefined);
    setFailed(null);
    resetForm();
  }, [kept, resetForm]);

  return {
    formik,
    unsaved,
    failure,
    /** True once Save was pressed: from then on every broken rule shows. */
    tried,
    draft: draft && {
      savedAt: draft.savedAt,
      restore: () => {
        const typed = draftAs ? draftAs.restore(draft.values, values) : (draft.values as Partial<V>);
        void setValues({ ...values, ...typed });
        setDraft(undefined);
      },
      discard,
    },
    submit: () => {
      setTried(true);
      return submitForm();
    },
    discard,
    store,
  };
}

export type SavedForm<V extends Values> = ReturnType<typeof useSavedForm<V>>;
