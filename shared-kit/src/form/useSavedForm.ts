import { useFormik } from 'formik';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { ApiError, hasStatus, messageOf } from 'shared-kit/api/http';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';
import type { Values } from '../fields/fieldKind';
import type { ItemBase } from '../rules/entities';
import { newId as makeId } from '../ui/newId';
import { useHere } from '../ui/useHere';
import { useLatest } from '../ui/useLatest';
import { conflictOf, settledValues } from './conflict';
import { nestErrors } from './formikErrors';
import { errorList, isSame, takenBack } from './parts';
import { newerOf } from './refusal';
import type { SavedFormOptions } from './savedFormOptions';
import { useDraft } from './useDraft';
import { useGivingUp, type Creation } from './useGivingUp';
import { useRestingCheck } from './useRestingCheck';
import { useUnsavedNames } from './useUnsavedNames';

/** What became of an attempt to save; nothing where the form's own rules stopped it. */
type Outcome = 'saved' | 'refused' | 'asked' | undefined;

interface Failed<V extends Values> {
  error: ApiError;
  /** What was in the form: the next change of a field ends the failure. */
  values: V;
  /** What a button changed for the attempt. */
  change?: (typed: V) => V;
  /** Whether the attempt was the answer to an earlier question. */
  again: boolean;
}

const newCreation = (): Creation => ({ id: makeId(), sent: false });
const sentAs = ({ id }: Creation): Creation => ({ id, sent: true });

const asFailure = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError({ status: -1, code: 'unknown', message: messageOf(error) });

/**
 * The life of a form that saves to the API (OP-63, OP-130): rules, what is unsaved, drafts that outlive an ended session,
 * the server's answer on its fields and in the box, Save that waits until something was changed, and the way over a version
 * that somebody else saved (API contract §1, 412).
 */
export function useSavedForm<V extends Values, T extends ItemBase = ItemBase>(options: SavedFormOptions<V, T>) {
  const { item, read, begin, parts, kind, check, save, mayBeNew, onForget, onSaved, ...draftOptions } = options;
  const { path } = draftOptions;
  const [base, setBase] = useState(item);
  const [initial] = useState(() => read(item));
  const [begun] = useState(begin);
  const [failed, setFailed] = useState<Failed<V> | null>(null);
  const [attempted, setAttempted] = useState(false);
  const [creation, setCreation] = useState(newCreation);
  const here = useHere();

  const attempt = async (values: V, over: T | undefined, again: boolean): Promise<Outcome> => {
    setFailed(null);
    setCreation(sentAs);
    let saved: T | undefined;
    try {
      saved = await save(values, over, creation.id);
    } catch (thrown) {
      const error = asFailure(thrown);
      const there = newerOf<T>(error);
      const isAs = (stored: T | undefined) => parts.every((part) => isSame(part, read(stored), values));
      // Nothing is left to save where an earlier attempt arrived and its answer was lost, or all of the other person's was chosen.
      if (!there || !(isAs(there) || (over && isAs(over)))) {
        setFailed({ error, values: latest.current, again });
        formik.setErrors(nestErrors(error.fields));
        return there ? 'asked' : 'refused';
      }
      saved = there;
    }
    if (here()) {
      kept.dropAll();
      setUnsaved(path, null);
      if (saved) rebase(saved, true);
    } else {
      // The person left, may have come back, and may be typing something else here.
      kept.dropLeft();
    }
    await onSaved?.(saved, over);
    return 'saved';
  };

  const store = async (values: V, over: T | undefined, again = false): Promise<Outcome> => {
    formik.setSubmitting(true);
    try {
      return await attempt(values, over, again);
    } finally {
      formik.setSubmitting(false);
    }
  };

  const formik = useFormik<V>({
    initialValues: initial,
    validate: (values) => nestErrors(check(values, base)),
    validateOnChange: false,
    onSubmit: (values) => store(values, base),
  });
  const { values, initialValues, setValues, resetForm, submitForm } = formik;

  /** Fills the form from an item: what is unsaved is compared with it from then on. */
  const rebase = (next: T, isSubmitting = false) => {
    setBase(next);
    resetForm({ values: read(next), isSubmitting });
  };

  const latest = useLatest(values);
  const newest = useLatest(formik);
  /** What is stored has changed under what is typed, which stays. */
  const putUnder = (stored: Partial<V>) => {
    const now = newest.current;
    now.resetForm({ values: { ...now.initialValues, ...stored }, isSubmitting: now.isSubmitting });
    void now.setValues(now.values);
  };
  const started = useLatest(setValues);
  // Before anything is seen: the form never shows itself empty.
  useLayoutEffect(() => {
    if (begun) void started.current(begun);
  }, [begun, started]);
  useRestingCheck(formik, (typed) => nestErrors(check(typed, base)));
  const unsaved = useUnsavedNames(path, parts, initialValues, values);
  const dirty = unsaved.length > 0;
  // A copy that nobody typed into or sent takes no other draft's place.
  const isTyped = dirty && (values !== begun || creation.sent);

  // A newer answer may replace the values of an untouched form; it never overwrites what somebody typed.
  const fill = useLatest(rebase);
  const newer = item && item.version > (base?.version ?? 0) && !dirty && !formik.isSubmitting ? item : undefined;
  useEffect(() => {
    if (newer) fill.current(newer);
  }, [newer, fill]);

  const kept = useDraft(
    { ...draftOptions, version: base?.version },
    // Another tab that finds the draft creates another item, unless this one may have arrived.
    { values, initial: initialValues, dirty: isTyped, newId: creation.sent ? creation.id : undefined },
  );

  // The error box disappears with the next change of any field, which enables Save again (OP-63).
  const failure = failed?.values === values ? failed.error : null;

  const conflict = conflictOf(newerOf<T>(failure), read, parts, { opened: initialValues, mine: values });

  const { draft, discard, forget } = useGivingUp<V, T>(kept, {
    values,
    initial: initialValues,
    dirty,
    base,
    newer: conflict?.current,
    creation,
    read,
    setValues,
    reset: () => {
      setFailed(null);
      // What is typed next is another item, even where an attempt to create this one arrived.
      setCreation(newCreation());
      onForget?.();
      resetForm();
    },
    openOver: (next, opened) => {
      setBase(next);
      resetForm({ values: opened });
    },
    goOnAs: setCreation,
  });

  /** Goes on over the newer version: the merged values come into the form, and are saved if they keep the rules. */
  const settle = async (chosen: readonly string[]) => {
    if (!conflict) return;
    const next = settledValues(conflict, chosen);
    rebase(conflict.current);
    await setValues(next);
    setAttempted(true);
    if (Object.keys(check(next, conflict.current)).length === 0) await store(next, conflict.current, true);
  };

  const submit = () => {
    setAttempted(true);
    return submitForm();
  };
  /** Changes some values and saves, in one: what is not saved is not changed, or the next Save would do it unasked. */
  const submitWith = async (change: (typed: V) => V) => {
    setAttempted(true);
    const changed = change(values);
    await setValues(changed);
    // The form's newest state: this one's was made before the change.
    const outcome = (await newest.current.submitForm()) as Outcome;
    if (outcome !== 'refused') return;
    const typed = takenBack(parts, { before: values, changed, now: latest.current });
    setFailed((before) => before && { ...before, values: typed, change });
    void setValues(typed);
  };

  const errors = useMemo(() => (attempted ? errorList(parts, formik.errors) : []), [attempted, parts, formik.errors]);

  return {
    formik,
    parts,
    read,
    /** What the form is known by to others who open it. */
    about: kind && base ? { kind, id: base.id } : undefined,
    /** The item that the form was last filled from. */
    base,
    unsaved,
    failure,
    /** What somebody else has saved since, compared with this form's values; undefined as long as nobody has. */
    conflict,
    /** Whether somebody saved once more while an earlier question was answered. */
    askedAgain: conflict !== undefined && failed?.again === true,
    settle,
    /** Saves as a new item what was typed over one that somebody has deleted since; undefined where nobody has. */
    saveAsNew: mayBeNew && base && hasStatus(failure, 404) ? () => store(values, undefined) : undefined,
    /** Every broken rule, once Save was pressed. */
    errors,
    draft,
    submit,
    submitWith,
    /** Repeats what failed. */
    tryAgain: () => (failed?.change ? submitWith(failed.change) : submit()),
    discard,
    forget,
    putUnder,
  };
}

export type SavedForm<V extends Values, T extends ItemBase = ItemBase> = ReturnType<typeof useSavedForm<V, T>>;
