import { alertRules } from './alert';
import { assetRules } from './asset';
import { deployTokenRules } from './deployToken';
import { fieldErrors } from './fieldErrors';
import { forgotPasswordRules } from './forgotPassword';
import { profileRules } from './profile';
import { hotelRules, restaurantRules } from './property';
import { regionRules } from './region';
import { liveRules, withdrawRules } from './release';
import { resetPasswordRules } from './resetPassword';
import { signInErrors } from './signIn';
import { isEmail } from './text';
import { tokenExpiryRules, tokenRules } from './token';
import { userRules } from './user';

const LENGTH = 'Password must be at least 8 characters';
const MATCH = 'Password must match confirmation';
const FORMAT = 'Email must be in email format';

describe('sign in', () => {
  test("an empty email shows 'Required!'", () => {
    expect(signInErrors({ email: ' ', password: '12345678' })).toEqual({ email: 'Required!' });
  });
  test("a malformed email shows 'Invalid email address'", () => {
    for (const email of ['a', 'a@b', 'a@b.', '@b.example', 'a b@c.example', 'a@b..example', 'a@@b.example', 'a@b.example c']) {
      expect(signInErrors({ email, password: '12345678' })).toEqual({ email: 'Invalid email address' });
    }
    // A mail server would read some of these as several addresses; the others contain an invisible character.
    for (const email of [
      'a,b@c.example',
      'a@b.example;',
      '<a@b.example>',
      'a@b.example\u200b',
      '\u202aa@b.example',
      'a\u00ad@b.example',
    ]) {
      expect(signInErrors({ email, password: '12345678' })).toEqual({ email: 'Invalid email address' });
    }
    for (const email of ['first.last+x@mail.hotel.example', ' a@b.example '])
      expect(signInErrors({ email, password: '12345678' })).toEqual({});
  });
  test('an empty and a short password show the same message', () => {
    for (const password of ['', undefined, '1234567', 12345678]) {
      expect(signInErrors({ email: 'a@b.example', password })).toEqual({ password: LENGTH });
    }
  });
  test('an address of 254 characters is accepted, and a longer one is not', () => {
    const longest = `${'a'.repeat(244)}@b.example`;
    expect([longest.length, isEmail(longest), isEmail(`a${longest}`)]).toEqual([254, true, false]);
  });
  test('odd values do not throw, and a very long address is refused before any pattern is tried', () => {
    expect(signInErrors(null)).toEqual({ email: 'Required!', password: LENGTH });
    const long = `a@${'a.'.repeat(500_000)}@`;
    expect(signInErrors({ email: long, password: 'x'.repeat(9) })).toHaveProperty('email');
    const tryPattern = jest.spyOn(RegExp.prototype, 'test');
    const isAccepted = isEmail(long);
    const attempts = tryPattern.mock.calls.length;
    tryPattern.mockRestore();
    expect([isAccepted, attempts]).toEqual([false, 0]);
  });
});

test('forgot password has one message for empty and malformed', () => {
  expect(fieldErrors(forgotPasswordRules, { email: '' })).toEqual({ email: FORMAT });
  expect(fieldErrors(forgotPasswordRules, {})).toEqual({ email: FORMAT });
  expect(fieldErrors(forgotPasswordRules, { email: 'a@b.example' })).toEqual({});
});
test('reset password: format, length, confirmation', () => {
  expect(fieldErrors(resetPasswordRules, { email: '', password: '', confirmPassword: 'x' })).toEqual({
    email: FORMAT,
    password: LENGTH,
    confirmPassword: MATCH,
  });
  expect(fieldErrors(resetPasswordRules, { password: '12345678' })).toEqual({});
});

describe('user', () => {
  const user = {
    firstName: 'Ada',
    lastName: 'Low',
    email: 'ada@calloway.example',
    password: '12345678',
    confirmPassword: '12345678',
  };
  const errors = (change: object, editing = false) => fieldErrors(userRules, { ...user, ...change }, { editing });
  test('names and email are required', () => {
    expect(errors({ firstName: '', lastName: ' ', email: null })).toEqual({
      firstName: 'Required!',
      lastName: 'Required!',
      email: 'Required!',
    });
  });
  test('a malformed email is refused', () => {
    expect(errors({ email: 'ada' })).toEqual({ email: FORMAT });
  });
  test('a password of at least 8 characters unless one is generated', () => {
    expect(errors({ password: '', confirmPassword: '' })).toEqual({ password: LENGTH });
    expect(errors({ password: '1234567', confirmPassword: '1234567' })).toEqual({ password: LENGTH });
    expect(errors({ password: '', confirmPassword: 'old', generatePassword: true })).toEqual({});
  });
  test('on edit a blank password with a blank confirmation is accepted', () => {
    expect(errors({ password: '', confirmPassword: '' }, true)).toEqual({});
    expect(errors({ password: '', confirmPassword: 'something' }, true)).toEqual({ confirmPassword: MATCH });
    expect(errors({ password: 'short', confirmPassword: 'short' }, true)).toEqual({ password: LENGTH });
  });
  test('the confirmation must equal the password', () => {
    expect(errors({ confirmPassword: '' })).toEqual({ confirmPassword: MATCH });
    expect(errors({ confirmPassword: undefined })).toEqual({});
  });
});

test('profile: names, email, optional password', () => {
  const profile = { firstName: 'Ada', lastName: 'Low', email: 'ada@calloway.example', password: '', confirmPassword: '' };
  expect(fieldErrors(profileRules, profile)).toEqual({});
  expect(fieldErrors(profileRules, { email: '' })).toEqual({ firstName: 'Required!', lastName: 'Required!', email: 'Required!' });
  expect(fieldErrors(profileRules, { ...profile, email: 'x', password: '123' })).toEqual({
    email: FORMAT,
    password: LENGTH,
    confirmPassword: MATCH,
  });
});

test('a hotel has seven required fields', () => {
  const needed = ['name', 'ihgHotelCode', 'url', 'localeCode', 'regionCode', 'brandCode', 'timezone'];
  expect(fieldErrors(hotelRules, {})).toEqual(Object.fromEntries(needed.map((field) => [field, 'Required!'])));
});
test('a restaurant needs name, url and time zone', () => {
  expect(fieldErrors(restaurantRules, {})).toEqual({ name: 'Required!', url: 'Required!', timezone: 'Required!' });
  const restaurant = { name: 'Kettle', url: 'https://kettle.example', timezone: 'Mars/Olympus' };
  expect(fieldErrors(restaurantRules, restaurant)).toEqual({ timezone: 'Must be a known time zone.' });
  expect(fieldErrors(restaurantRules, { ...restaurant, timezone: 'Europe/London' })).toEqual({});
});
test('the address of a property and its live pages are whole web addresses', () => {
  const restaurant = { name: 'Kettle', url: '/kettle', timezone: 'Europe/London', previewUrls: { hoursUrl: '/hours' } };
  expect(fieldErrors(restaurantRules, restaurant)).toEqual({
    url: 'Must be a web address',
    'previewUrls.hoursUrl': 'Page must be a valid URL',
  });
  expect(fieldErrors(hotelRules, { url: 'mailto:stay@calloway.example' }).url).toBe('Must be a web address');
});
test('a version is withdrawn with a reason of at most 300 characters', () => {
  expect(fieldErrors(withdrawRules, { why: '' })).toEqual({ why: 'Required!' });
  expect(fieldErrors(withdrawRules, { why: 'x'.repeat(300) })).toEqual({});
  expect(fieldErrors(withdrawRules, { why: 'x'.repeat(301) })).toEqual({ why: 'Must be at most 300 characters.' });
});
test('a version is made live for a share of the people, and for some by their address', () => {
  expect(fieldErrors(liveRules, {})).toEqual({ share: 'Required!' });
  for (const share of [0, 100]) expect(fieldErrors(liveRules, { share, people: ['a@b.example'], why: '' })).toEqual({});
  for (const share of [-1, 101, 1.5]) {
    expect(fieldErrors(liveRules, { share })).toEqual({ share: 'Must be a whole number from 0 to 100.' });
  }
  expect(fieldErrors(liveRules, { share: 1, people: ['a@b.example', 'Ada'], why: 'x'.repeat(301) })).toEqual({
    'people.1': 'Each line must be an email address.',
    why: 'Must be at most 300 characters.',
  });
});
test('a region needs its name', () => {
  expect(fieldErrors(regionRules, { name: '' })).toEqual({ name: 'Required!' });
});
test('an alert needs its name and nothing else', () => {
  expect(fieldErrors(alertRules, {})).toEqual({ name: 'Required!' });
  expect(
    fieldErrors(alertRules, { name: 'Pool', headerBar: { linkUrl: '/x' }, modal: { pageDisplayOn: ['homepage', 'covid19'] } }),
  ).toEqual({});
  const odd = { name: 'Pool', modal: { pageDisplayOn: ['attic', ''], advancedPurchaseDays: 99, minimumNightStay: 0 } };
  expect(Object.keys(fieldErrors(alertRules, odd)).sort()).toEqual([
    'modal.advancedPurchaseDays',
    'modal.minimumNightStay',
    'modal.pageDisplayOn.0',
    'modal.pageDisplayOn.1',
  ]);
});
test('a token needs a name and a property', () => {
  expect(fieldErrors(tokenRules, { name: '', propertyId: [] })).toEqual({ name: 'Required!', propertyId: 'Required!' });
  expect(fieldErrors(tokenRules, { name: 'Site' })).toEqual({ propertyId: 'Required!' });
  expect(fieldErrors(tokenRules, { name: 'Site', propertyId: ['1', ''] })).toEqual({ propertyId: 'Must be a list.' });
  for (const propertyId of [['1'], '*', ['*'], null]) expect(fieldErrors(tokenRules, { name: 'Site', propertyId })).toEqual({});
  expect(fieldErrors(tokenRules, { name: 'Site', propertyId: [7] })).toEqual({ propertyId: 'Must be a list.' });
});
describe('when a token expires', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const ofToken = (expiresOn: unknown) => fieldErrors(tokenRules, { name: 'Site', propertyId: '*', expiresOn }).expiresOn;
  const ofDeployToken = (expiresOn: unknown) => fieldErrors(deployTokenRules, { remote: 'mf-spa', expiresOn }).expiresOn;

  test('an API token expires within ten years, never, or in the year that it has by default', () => {
    for (const expiresOn of [inDays(1), inDays(3652), null, undefined]) expect(ofToken(expiresOn)).toBeUndefined();
    for (const days of [-1, 3654]) expect(ofToken(inDays(days))).toBe('Must be in the future, and within ten years.');
    expect(ofToken('')).toBe('Required!');
  });
  test('a changed expiry must be sent', () => {
    expect(fieldErrors(tokenExpiryRules, {})).toEqual({ expiresOn: 'Required!' });
    for (const expiresOn of [null, inDays(1)]) expect(fieldErrors(tokenExpiryRules, { expiresOn })).toEqual({});
  });
  test('a deploy token expires within a year', () => {
    for (const days of [1, 365]) expect(ofDeployToken(inDays(days))).toBeUndefined();
    for (const days of [-1, 367]) expect(ofDeployToken(inDays(days))).toBe('Must be in the future, and within a year.');
    for (const expiresOn of ['', null, undefined]) expect(ofDeployToken(expiresOn)).toBe('Required!');
  });
});
test('a deploy token is for a remote’s name', () => {
  const errors = (remote: string) =>
    fieldErrors(deployTokenRules, { remote, expiresOn: new Date(Date.now() + 86_400_000).toISOString() });
  expect(errors('mf-spa-menus')).toEqual({});
  for (const remote of ['mf-spa', 'mf-a-b-c']) expect(errors(remote)).toEqual({});
  for (const remote of ['restaurants', 'mf-', 'mf-Spa', 'mf-spa/..', '../mf-spa'])
    expect(errors(remote)).toHaveProperty('remote');
});
test('an asset needs its name and known categories', () => {
  expect(fieldErrors(assetRules, { name: '', categories: 'Specials, Attic' })).toEqual({
    name: 'Required!',
    categories: 'One or more categories do not exist',
  });
  for (const categories of ['', 'Specials , Hotel Logo,', ['cat#Specials'], null])
    expect(fieldErrors(assetRules, { name: 'Pool', categories })).toEqual({});
});
