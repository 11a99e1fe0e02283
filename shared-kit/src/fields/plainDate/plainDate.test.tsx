import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldForm } from '../../../testing/FieldForm';
import { FieldScopeContext } from '../fieldScope';
import { plainDate } from './plainDate';
import type { Property } from '../../rules/entities';

const property = { id: '7', type: 'hotel', name: 'The Larkspur', timezone: 'America/New_York' } as Property;

test.each([
  ['2026-03-29', 'Mar 29, 2026'],
  ['32/45', '32/45'],
  ['', '(empty)'],
])('a day stored as %p is shown as %p', (publishDate, text) => {
  const { Shown } = plainDate({ label: 'Publish Date' });
  if (!Shown) throw new Error('A date has its own words.');
  const { container } = render(<Shown values={{ publishDate }} name="publishDate" property={property} />);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: true });
});

test('a day that is chosen is in the field, and the panel closes', async () => {
  const { Input } = plainDate({ label: 'Publish Date' });
  render(
    <FieldScopeContext.Provider value={{ property, itemId: undefined }}>
      <FieldForm initialValues={{ publishDate: '2026-03-29' }}>
        <Input name="publishDate" />
      </FieldForm>
    </FieldScopeContext.Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose Publish Date' }));
  await userEvent.click(await screen.findByRole('gridcell', { name: /March 12th/ }));
  expect(screen.getByRole('textbox', { name: 'Publish Date' })).toHaveValue('03/12/2026');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
