import { act, renderHook } from '@testing-library/react';
import type { ItemBase } from '../rules/entities';
import { plainParts } from './parts';
import { useItemForm } from './useItemForm';

const parts = plainParts<{ name: string; code: string }>({ name: 'Name', code: 'Code' });

test('when the values that were typed over change, what is typed and its errors stay', async () => {
  const { result } = renderHook(() =>
    useItemForm<{ name: string; code: string }, ItemBase>({
      path: '/houses/1',
      item: undefined,
      read: () => ({ name: 'Sea House', code: '' }),
      parts,
      check: ({ name }): Record<string, string> => (name ? {} : { name: 'Required!' }),
      onSubmit: () => Promise.resolve(),
    }),
  );
  await act(async () => void (await result.current.formik.setFieldValue('name', '')));
  await act(() => result.current.formik.submitForm());
  act(() => result.current.setInitialValues({ code: 'SEA' }));
  const { values, initialValues, errors, submitCount } = result.current.formik;
  expect({ values, initialValues, errors, submitCount }).toEqual({
    values: { name: '', code: '' },
    initialValues: { name: 'Sea House', code: 'SEA' },
    errors: { name: 'Required!' },
    submitCount: 1,
  });
});
