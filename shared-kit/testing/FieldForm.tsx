import { Formik, type FormikProps } from 'formik';
import type { ReactNode, Ref } from 'react';
import { FormStateProvider } from '../src/fields/formState';
import type { Values } from '../src/rules/models/field';

interface Props {
  initialValues: Values;
  validate?: (values: Values) => object;
  onSubmit?: (values: Values) => void;
  innerRef?: Ref<FormikProps<Values>>;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

/** A form around single fields, for their tests. */
export const FieldForm = ({ onSubmit = () => undefined, children, ...form }: Props) => (
  <Formik {...form} onSubmit={onSubmit}>
    {(formik) => (
      <FormStateProvider formik={formik}>{typeof children === 'function' ? children(formik) : children}</FormStateProvider>
    )}
  </Formik>
);
