import { render, screen } from '@testing-library/react';
import { FieldForm } from '../../../testing/FieldForm';
import { choice, ChoiceField } from './choice';

const OPTIONS = [
  { value: 'bookNow', label: 'Book Now' },
  { value: 'offerDetails', label: 'Offer Details' },
];

test.each([
  ['', 'None'],
  ['callUs', 'callUs'],
  ['offerDetails', 'Offer Details'],
])('a value of %p is shown as it is, even if it is not an option', (value, shown) => {
  render(
    <FieldForm initialValues={{ cta: value }} onSubmit={() => undefined}>
      <ChoiceField name="cta" label="CTA" options={OPTIONS} />
    </FieldForm>,
  );
  expect(screen.getByRole('combobox', { name: 'CTA' })).toHaveDisplayValue(shown);
});

test('a stored null is written back as null, or as the option None if there is one', () => {
  const plain = choice({ label: 'CTA', options: OPTIONS }, 'bookNow');
  expect(plain.write({}, plain.read({}, { cta: null }, 'cta'), 'cta')).toEqual({ cta: null });
  const withNone = choice({ label: 'Flag', options: [...OPTIONS, { value: 'none', label: 'None' }] }, 'bookNow');
  expect(withNone.write({}, withNone.read({}, { flag: null }, 'flag'), 'flag')).toEqual({ flag: 'none' });
});
