import { single, type FieldKind } from 'shared-kit/fields/fieldKind';
import { useFormValue } from 'shared-kit/fields/formState';
import { TextAreaField } from 'shared-kit/fields/text/textArea';

const label = 'Short Description';

/** Shown only while the event displays on the home page; the text is kept when hidden (document 3 §3). */
function Input({ name }: { name: string }) {
  return useFormValue<boolean>('displayOnHomepage') ? <TextAreaField name={name} label={label} rows={3} /> : null;
}

/** The field 'Short Description'. Hidden while the event does not display on the home page: an error in it then does not prevent saving. */
export const shortDescription = (): FieldKind<string, never> => ({
  ...single<string>({ label, initial: '', Input }),
  hidden: ({ displayOnHomepage }, name) => (displayOnHomepage ? [] : [name]),
});
