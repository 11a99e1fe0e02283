import { useField, useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useLatest } from '../ui/useLatest';

/**
 * What an input needs from the surrounding form. An error shows once the field has lost the focus or Save was pressed. `set`
 * keeps its identity, so that heavy inputs render only when their own value changes.
 */
export function useFormField<V>(name: string) {
  const [field, meta] = useField<V>(name);
  const { submitCount, setFieldValue, setFieldTouched } = useFormikContext();
  const latest = useLatest({ setFieldValue, setFieldTouched });
  const set = useCallback((value: V) => void latest.current.setFieldValue(name, value), [name, latest]);
  const touch = useCallback(() => void latest.current.setFieldTouched(name, true), [name, latest]);
  const error = typeof meta.error === 'string' && (meta.touched || submitCount > 0) ? meta.error : undefined;
  return { value: field.value, error, set, touch };
}
