import { render } from '@testing-library/react';
import { formatValue } from './formatValue';

test.each([
  ['The house at night', 'The house at night'],
  ['', 'Without alternative text'],
])('a logo is shown with its alternative text next to it: %p', (alt, text) => {
  const { container } = render(<>{formatValue('logo', { assetId: '3', url: '/logo.png', thumbUrl: null, alt })}</>);
  expect(container).toHaveTextContent(text);
});
