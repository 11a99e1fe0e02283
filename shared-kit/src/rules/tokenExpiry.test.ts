import { afterDays, endOfDay, LIFETIMES, tokenState, USUAL_LIFETIME } from './tokenExpiry';
import { fieldErrors } from './validation/fieldErrors';
import { REQUIRED } from './validation/messages';
import { tokenExpiryRules, tokenRules } from './validation/token';

const NOW = Date.parse('2026-11-23T09:30:00.000Z');

test.each([
  [null, 'never'],
  ['2026-11-30T09:30:00.001Z', 'valid'],
  ['2026-11-30T09:30:00.000Z', 'soon'],
  ['2026-11-23T09:30:00.001Z', 'soon'],
  ['2026-11-23T09:30:00.000Z', 'expired'],
  ['2020-01-01T00:00:00.000Z', 'expired'],
])('a token that expires on %p is %p', (expiresOn, state) => expect(tokenState(expiresOn, NOW)).toBe(state));

test('a lifetime ends at the same time of day, a chosen date at its last second', () => {
  expect(afterDays(30, NOW)).toBe('2026-12-23T09:30:00.000Z');
  expect(endOfDay('2026-12-31')).toBe('2026-12-31T23:59:59.000Z');
  expect(LIFETIMES.map(({ value }) => value)).toContain(USUAL_LIFETIME);
});

describe('validation of the expiry', () => {
  const ahead = 'Must be in the future, and within ten years.';
  const token = { name: 'Site', propertyId: '*' };
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());

  test.each([
    [null, undefined],
    ['2026-11-23T09:30:00.001Z', undefined],
    ['2036-11-22T23:59:59.000Z', undefined],
    ['', REQUIRED],
    ['2026-11-23T09:30:00.000Z', ahead],
    ['2020-01-01T00:00:00.000Z', ahead],
    ['2036-12-31T00:00:00.000Z', ahead],
    ['soon', 'Must be a date and time, such as 2026-11-21T09:30:00.000Z.'],
    [7, 'Must be text.'],
  ])('an expiry of %p is answered with %p', (expiresOn, message) => {
    expect(fieldErrors(tokenRules, { ...token, expiresOn }).expiresOn).toBe(message);
    expect(fieldErrors(tokenExpiryRules, { expiresOn }).expiresOn).toBe(message);
  });

  test('the expiry is optional for a new token and required in a change', () => {
    expect(fieldErrors(tokenRules, token)).toEqual({});
    expect(fieldErrors(tokenExpiryRules, {})).toEqual({ expiresOn: REQUIRED });
  });
});
