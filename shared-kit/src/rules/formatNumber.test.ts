import { formatNumber } from './formatNumber';

test.each([0, 7, 999, 1000, 10_000, 123_456, 1_234_567])('%d is written as Intl writes it', (number) => {
  expect(formatNumber(number)).toBe(number.toLocaleString('en-US'));
});
