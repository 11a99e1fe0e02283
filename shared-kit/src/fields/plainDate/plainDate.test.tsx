import { render } from '@testing-library/react';
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
