import { useFormik, type FormikState } from 'formik';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Values } from '../fields/fieldKind';
import { withTyping } from '../fields/formStore';
import type { ItemBase } from '../rules/entities';
import { useLatest } from '../ui/useLatest';
import { nestErrors } from './formikErrors';
import type { SavedFormOptions } from './savedFormOptions';
import { useCheckOnPause } from './useCheckOnPause';
import { useUnsavedNames } from './useUnsavedNames';

interface Options<V extends Values, T extends ItemBase> extends Pick<
  SavedFormOptions<V, T>,
  'path' | 'item' | 'read' | 'begin' | 'parts' | 'check'
> {
  onSubmit: (values: V, base: T | undefined) => Promise<unknown>;
}

/** The values of a form over the item that it was filled from: the rules, what is unsaved, and what replaces the item. */
export function useItemForm<V extends Values, T extends ItemBase>(options: Options<V, T>) {
  const { path, item, read, begin, parts, check, onSubmit } = options;
  const [base, setBase] = useState(item);
  const [initial] = useState(() => read(item));
  const [startValues] = useState(begin);
  const validate = (values: V) => nestErrors(check(values, base));
  const formik = useFormik<V>({
    initialValues: initial,
    validate,
    validateOnChange: false,
    onSubmit: (values) => onSubmit(values, base),
  });
  const { values, initialValues, resetForm } = formik;
  const latest = useLatest(formik);

  // Before the first paint, so that nobody sees an empty form.
  useLayoutEffect(() => {
    if (startValues) void latest.current.setValues(startValues);
  }, [startValues, latest]);
  useCheckOnPause(formik, validate);
  const unsaved = useUnsavedNames(path, parts, initialValues, values);

  /** Puts the form over an item: from then on, unsaved changes are those that differ from these values. */
  const openOver = (next: T | undefined, opened: V, rest: Partial<FormikState<V>> = {}) => {
    setBase(next);
    resetForm({ ...rest, values: opened });
  };
  const fillFrom = (next: T, rest?: Pick<Partial<FormikState<V>>, 'isSubmitting' | 'submitCount'>) =>
    openOver(next, read(next), rest);

  /** Changes the values that what is typed is compared with; what is typed stays. */
  const setInitialValues = (stored: Partial<V>) => {
    const current = latest.current;
    const typed = withTyping(current.values);
    const { errors, touched, isSubmitting, submitCount } = current;
    current.resetForm({ values: { ...current.initialValues, ...stored }, errors, touched, isSubmitting, submitCount });
    void current.setValues(typed);
  };

  // A newer answer may replace the values of an untouched form; it never overwrites what somebody typed.
  const fillFromLatest = useLatest(fillFrom);
  const isUntouched = unsaved.length === 0 && !formik.isSubmitting;
  const newer = item && item.version > (base?.version ?? 0) && isUntouched ? item : undefined;
  useEffect(() => {
    if (newer) fillFromLatest.current(newer);
  }, [newer, fillFromLatest]);

  return {
    formik,
    /** Formik as of the last render, for code that runs after an `await`. */
    latest,
    base,
    unsaved,
    /** Whether the form shows the values of a copy that nobody has typed into. */
    isUntouchedCopy: values === startValues,
    openOver,
    fillFrom,
    setInitialValues,
  };
}

export type ItemForm<V extends Values, T extends ItemBase> = ReturnType<typeof useItemForm<V, T>>;
