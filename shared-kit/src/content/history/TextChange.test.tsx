import { render, screen } from '@testing-library/react';
import { plainTextOf, TextChange } from './TextChange';

test('rich text is compared as plain text, with a line for each block', () => {
  expect(plainTextOf('<p>One</p><ul><li>Two</li><li><b>Three</b></li></ul>')).toBe('One\nTwo\nThree');
  expect(plainTextOf('5 < 6')).toBe('5 < 6');
});

test('the address of a link follows its text, and a changed address is marked as a whole', () => {
  const rate = (address: string) => `<p>See <a href="${address}" target="_blank">the rate</a>.</p>`;
  expect(plainTextOf(rate('https://a.example/x-1'))).toBe('See the rate (https://a.example/x-1).');
  const { container } = render(<TextChange before={rate('https://a.example/x-1')} after={rate('https://a.example/x-2')} />);
  expect(container.querySelector('del')).toHaveTextContent('removed: https://a.example/x-1');
  expect(container.querySelector('ins')).toHaveTextContent('added: https://a.example/x-2');
  expect(container).toHaveTextContent(/^See the rate \(removed: .*added: .*\)\.$/);
});

test('a change of neither text nor addresses says that only the formatting changed', () => {
  render(<TextChange before="<p>The <b>rate</b></p>" after="<p>The rate</p>" />);
  expect(screen.getByText('Only the formatting changed.')).toBeInTheDocument();
});
