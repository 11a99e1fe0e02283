import { RichTextField } from '../src/fields/richText/richText';
import { TextField } from '../src/fields/text/text';
import { FieldForm } from './FieldForm';

/** A form with a title and two rich texts, of which the first has a sentence. */
export const RichTextForm = () => (
  <FieldForm initialValues={{ title: '', body: '<p>Two nights by the fire.</p>', terms: '' }}>
    <TextField name="title" label="Title" />
    <RichTextField name="body" label="Body" />
    <RichTextField name="terms" label="Terms" />
  </FieldForm>
);
