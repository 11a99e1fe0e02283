import type { FormikContextType } from 'formik';
import { useEffect, useRef } from 'react';
import { useAfterPress } from '../ui/useAfterPress';
import { useLatest } from '../ui/useLatest';

const PAUSE = 100;

/**
 * Checks what is typed when typing pauses: rules that run on every keystroke make typing lag, and nobody reads a message between
 * two keystrokes. Leaving a field and Save check at once; what they or the server found is not replaced before the next change.
 */
export function useCheckOnPause<V>(formik: FormikContextType<V>, check: (values: V) => object): void {
  const { values, initialValues, isSubmitting } = formik;
  const checkedValues = useRef(values);
  const latest = useLatest({ formik, check });
  const afterPress = useAfterPress();
  useEffect(() => {
    // A form that has been refilled is only checked once something in it is changed.
    if (isSubmitting || values === initialValues) checkedValues.current = values;
    if (checkedValues.current === values) return undefined;
    const checkNow = () => {
      const current = latest.current;
      // The values were changed or checked while a mouse press was in progress.
      if (current.formik.values !== values || checkedValues.current === values) return;
      checkedValues.current = values;
      const errors = current.check(values);
      if (JSON.stringify(errors) !== JSON.stringify(current.formik.errors)) current.formik.setErrors(errors);
    };
    const timer = setTimeout(() => afterPress(checkNow), PAUSE);
    return () => clearTimeout(timer);
  }, [values, initialValues, isSubmitting, latest, afterPress]);
}
