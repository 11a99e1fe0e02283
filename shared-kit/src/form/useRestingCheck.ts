import type { FormikContextType } from 'formik';
import { useEffect, useRef } from 'react';
import { useAfterPress } from '../ui/useAfterPress';
import { useLatest } from '../ui/useLatest';

const REST = 100;

/**
 * Checks what is typed once the typing rests: rules that run with every key make the typing lag, and nobody reads a message
 * between two keys. Leaving a field and Save check at once; what they or the server found is not replaced before the next change.
 */
export function useRestingCheck<V>(formik: FormikContextType<V>, check: (values: V) => object): void {
  const { values, initialValues, isSubmitting } = formik;
  const judged = useRef(values);
  const latest = useLatest({ formik, check });
  const afterPress = useAfterPress();
  useEffect(() => {
    // A form that was filled again is only checked when something in it is changed.
    if (isSubmitting || values === initialValues) judged.current = values;
    if (judged.current === values) return undefined;
    const judge = () => {
      const { formik: now, check: errorsOf } = latest.current;
      // Changed or checked again while a press lasted.
      if (now.values !== values || judged.current === values) return;
      judged.current = values;
      const found = errorsOf(values);
      if (JSON.stringify(found) !== JSON.stringify(now.errors)) now.setErrors(found);
    };
    const timer = setTimeout(() => afterPress(judge), REST);
    return () => clearTimeout(timer);
  }, [values, initialValues, isSubmitting, latest, afterPress]);
}
