import { getIn } from 'formik';
import { useMemo } from 'react';
import { useFormActions, useFormState, useFormValue } from './formState';

/**
 * What an input needs from the surrounding form. An error shows once the field has lost the focus or Save was pressed. `type` is
 * `set` for one keystroke of many. Both and `touch` keep their identity, so that heavy inputs render only when their own value
 * changes.
 */
export function useFormField<V>(name: string) {
  const value = useFormValue<V>(name);
  const { setValue, typeValue, touch } = useFormActions();
  const error = useFormState(({ errors, touched, submitCount }) => {
    const message: unknown = getIn(errors, name);
    return typeof message === 'string' && (submitCount > 0 || Boolean(getIn(touched, name))) ? message : undefined;
  });
  const handlers = useMemo(
    () => ({
      set: (next: V) => setValue(name, next),
      type: (next: V) => typeValue(name, next),
      touch: () => touch(name),
    }),
    [name, setValue, typeValue, touch],
  );
  return { value, error, ...handlers };
}
