import { render, screen } from '@testing-library/react';
import { FieldForm } from '../../../testing/FieldForm';
import { RichTextField } from './richText';

jest.mock('shared-kit/fields/richText/QuillEditor', () => jest.requireActual<object>('../../../testing/PlainEditor'));

const textbox = (name: string) => screen.queryByRole('textbox', { name });

const initialValues = { body: '<p>Two nights by the fire.</p>', terms: '<p>Free until noon.</p>', notes: '<p>By hand.</p>' };

const Form = ({ withNotes = false }) => (
  <FieldForm initialValues={initialValues}>
    <RichTextField name="body" label="Body" />
    <RichTextField name="terms" label="Terms" />
    {withNotes && <RichTextField name="notes" label="Notes" />}
  </FieldForm>
);

test('the first editor of a form is there in its first frame, the others show their text until it is painted', async () => {
  const { unmount } = render(<Form />);
  for (const name of ['Body', 'Terms']) expect(await screen.findByRole('textbox', { name })).toBeInTheDocument();
  unmount();

  // With the code of the editor loaded.
  render(<Form />);
  expect(textbox('Body')).toHaveValue('Two nights by the fire.');
  expect(textbox('Terms')).toBeNull();
  expect(screen.getByText('Free until noon.')).toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: 'Terms' })).toHaveValue('Free until noon.');
});

test('an editor that is added later is there at once', async () => {
  const { rerender } = render(<Form />);
  await screen.findByRole('textbox', { name: 'Terms' });
  rerender(<Form withNotes />);
  expect(textbox('Notes')).toHaveValue('By hand.');
});

test('the first editor of a form is there at once although the form before it was left in its first frame', async () => {
  const { unmount } = render(<Form />);
  await screen.findByRole('textbox', { name: 'Terms' });
  unmount();
  render(<Form />).unmount();
  render(<Form />);
  expect(textbox('Body')).toHaveValue('Two nights by the fire.');
});
