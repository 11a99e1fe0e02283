import { render, screen } from '@testing-library/react';
import type { Property } from '../../rules/entities';
import { TILED_PROMO_CTAS } from '../../rules/options';
import { cta } from './cta';

const property = { id: '7', type: 'hotel', name: 'The Larkspur', timezone: 'America/New_York' } as Property;

test('the read-only text of a call to action describes its date picker with the labels of the form', () => {
  const { Shown } = cta({ label: 'CTA', types: TILED_PROMO_CTAS });
  if (!Shown) throw new Error('A call to action has its own words.');
  const values = { cta: { type: 'Book Now', addDatePickerPopup: true, advancedPurchaseDays: 7, minimumNightStay: 2 } };
  render(<Shown values={values} name="cta" property={property} />);
  for (const line of ['Date picker: Yes', 'Advance purchase days: 7', 'Minimum night stay: 2'])
    expect(screen.getByText(line)).toBeInTheDocument();
});
