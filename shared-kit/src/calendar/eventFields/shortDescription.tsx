import { single } from '../../fields/fieldKind';
import { useFormField } from '../../fields/useFormField';
import { Field } from '../../ui/input/Field';
import { TextArea } from '../../ui/input/TextArea';

/** A short text. The limit in its hint is not enforced (document 2 §5.2, M-165). */
export const shortDescription = () =>
  single<string>({
    label: 'Short Description',
    initial: '',
    Input: ({ name }) => {
      const { value, error, set, touch } = useFormField<string>(name);
      return (
        <Field name={name} label="Short Description" required hint="Under 50 words." error={error}>
          <TextArea value={value ?? ''} rows={3} onChange={({ target }) => set(target.value)} onBlur={touch} />
        </Field>
      );
    },
  });
