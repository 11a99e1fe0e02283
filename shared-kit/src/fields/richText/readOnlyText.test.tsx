import { render, screen } from '@testing-library/react';
import { FieldForm } from '../../../testing/FieldForm';
import { ReadOnlyContext } from '../../ui/input/readOnly';
import { RichTextField } from './richText';

test('people who may only read see rich text without an editor, into which they would type in vain', () => {
  render(
    <ReadOnlyContext.Provider value>
      <FieldForm initialValues={{ body: '<p>Two nights by the fire.</p>', terms: '' }}>
        <RichTextField name="body" label="Body" />
        <RichTextField name="terms" label="Terms" />
      </FieldForm>
    </ReadOnlyContext.Provider>,
  );
  expect(screen.getByText('Two nights by the fire.').tagName).toBe('P');
  expect(screen.getByText('(empty)')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});
