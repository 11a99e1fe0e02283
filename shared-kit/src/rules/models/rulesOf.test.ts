import { fieldErrors } from '../validation/fieldErrors';
import { document, number } from './kinds';
import { rulesOf } from './rulesOf';

test('a number may be a fraction, within its range, both ends included', () => {
  const errorOf = (rating: unknown) => fieldErrors(rulesOf({ rating: number({ from: 1, to: 5 }) }), { rating }).rating;
  for (const rating of [1, 2.5, 5, null, undefined]) expect(errorOf(rating)).toBeUndefined();
  expect(errorOf(0.99)).toBe('Must be at least 1.');
  expect(errorOf(5.01)).toBe('Must be at most 5.');
  expect(errorOf('3')).toBe('Must be a number.');
});

test('a required number may be zero', () => {
  const rules = rulesOf({ rating: number({ required: true }) });
  expect(fieldErrors(rules, { rating: 0 })).toEqual({});
  expect(fieldErrors(rules, {})).toEqual({ rating: 'Required!' });
});

test('a document is an id, or the asset itself', () => {
  const errorOf = (pdf: unknown) => fieldErrors(rulesOf({ pdf: document() }), { pdf }).pdf;
  for (const pdf of ['4', { assetId: '4' }, '', null, undefined]) expect(errorOf(pdf)).toBeUndefined();
  for (const pdf of [4, true, ['4']]) expect(errorOf(pdf)).toBe('Must be text.');
});
