import { inOptionOrder, type Option } from '../../rules/options';
import { CheckboxList } from '../../ui/form/CheckboxList';
import { Field } from '../../ui/input/Field';
import { getIn } from 'formik';
import { single, type ShownProps } from '../fieldKind';
import { EMPTY } from '../ShownLines';
import { useFormField } from '../useFormField';

interface CheckboxesOptions {
  label: string;
  options: readonly Option[];
}

/** Any number of options. Form and wire hold the chosen values in the order of the options. */
export const checkboxes = ({ label, options }: CheckboxesOptions) => {
  const items = options.map(({ value, label: text }) => ({ key: value, label: text }));

  function Input({ name }: { name: string }) {
    const { value, error, set } = useFormField<string[]>(name);
    return (
      <Field name={name} label={label} error={error} group>
        <CheckboxList
          items={items}
          chosen={value}
          folded={items.length}
          onChange={(chosen) => set(inOptionOrder(options, chosen))}
        />
      </Field>
    );
  }
  const Shown = ({ values, name }: ShownProps) => {
    const chosen = (getIn(values, name) ?? []) as string[];
    const labels = items.filter(({ key }) => chosen.includes(key)).map(({ label: text }) => text);
    return labels.join(', ') || EMPTY;
  };
  return single<string[]>({ label, initial: [], Input, Shown });
};
