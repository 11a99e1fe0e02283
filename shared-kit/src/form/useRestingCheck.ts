import type { FormikContextType } from 'formik';
import { useEffect, useRef } from 'react';
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
  useEffect(() => {
    // A form that was filled again is only checked when something in it is changed.
    if (isSubmitting || values === initialValues) judged.current = values;
    if (judged.current === values) return undefined;
    const timer = setTimeout(() => {
      judged.current = values;
      const { formik: now, check: judge } = latest.current;
      const found = judge(values);
      if (JSON.stringify(found) !== JSON.stringify(now.errors)) now.setErrors(found);
    }, REST);
    return () => clearTimeout(timer);
  }, [values, initialValues, isSubmitting, latest]);
}
