import { fieldErrors } from './validation/fieldErrors';
import { repeatRules } from './validation/repeatForm';
import { readTypedWhole } from './typedNumber';

test('text typed for a whole number is read only if it is written in plain digits', () => {
  expect(['6', ' 3 ', '', '  ', '2.5', '2.25', '-0', '007'].map(readTypedWhole)).toEqual([6, 3, null, null, 2.5, 2.25, -0, 7]);
  expect(['1e3', '٣', '0x10', '1,000', 'six', '--', '+5', '5.'].map(readTypedWhole)).toEqual(
    Array.from({ length: 8 }, () => NaN),
  );
});

test('the rules judge typed numbers as the server does', () => {
  const errorOf = (typed: string) =>
    fieldErrors(repeatRules, {
      repeatOption: 'daily',
      eventEndsOption: 'After ... occurances',
      repeatsTimes: readTypedWhole(typed),
    }).repeatsTimes;
  expect([' 3 ', '1000'].map(errorOf)).toEqual([undefined, undefined]);
  expect(errorOf('')).toBe('Required!');
  for (const typed of ['2.5', '-0', '0', '1001']) expect(errorOf(typed)).toBe('Must be a whole number from 1 to 1000.');
  for (const typed of ['1e3', '٣']) expect(errorOf(typed)).toBe('Must be a whole number.');
});
