import { alertRules } from './alert';
import { assetRules } from './asset';
import { deployTokenRules } from './deployToken';
import { fieldErrors } from './fieldErrors';
import { forgotPasswordRules } from './forgotPassword';
import { profileRules } from './profile';
import { hotelRules, restaurantRules } from './property';
import { regionRules } from './region';
import { withdrawRules } from './release';
import { resetPasswordRules } from './resetPassword';
import { signInErrors } from './signIn';
import { isEmail } from './text';
import { tokenRules } from './token';
import { userRules } from './user';

const LENGTH = 'Password must be at least 8 characters';
const MATCH = 'Password must match confirmation';
const FORMAT = 'Email must be in email format';

describe('sign in', () => {
  test("an empty email shows 'Required!'", () => {
    expect(signInErrors({ email: ' ', password: '12345678' })).toEqual({ email: 'Required!' });
  });
  test("a malformed email shows 'Invalid email address'", () => {
    for (const email of ['a', 'a@b', 'a@b.', '@b.example', 'a b@c.example', 'a@b..example', 'a@@b.example']) {
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
    expect(signInErrors({ email: 'first.last+x@mail.hotel.example', password: '12345678' })).toEqual({});
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
  test('a malformed email', () => {
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
test('a version is withdrawn with a reason of at most 300 characters', () => {
  expect(fieldErrors(withdrawRules, { why: '' })).toEqual({ why: 'Required!' });
  expect(fieldErrors(withdrawRules, { why: 'x'.repeat(300) })).toEqual({});
  expect(fieldErrors(withdrawRules, { why: 'x'.repeat(301) })).toEqual({ why: 'Must be at most 300 characters.' });
});
test('a region needs its name', () => {
  expect(fieldErrors(regionRules, { name: '' })).toEqual({ name: 'Required!' });
});
test('an alert needs its name and nothing else', () => {
  expect(fieldErrors(alertRules, {})).toEqual({ name: 'Required!' });
  expect(
    fieldErrors(alertRules, { name: 'Pool', headerBar: { linkUrl: '/x' }, modal: { pageDisplayOn: ['homepage', 'covid19'] } }),
  ).toEqual({});
  const odd = { name: 'Pool', modal: { pageDisplayOn: ['attic'], advancedPurchaseDays: 99 } };
  expect(Object.keys(fieldErrors(alertRules, odd)).sort()).toEqual(['modal.advancedPurchaseDays', 'modal.pageDisplayOn.0']);
});
test('a token needs a name and a property', () => {
  expect(fieldErrors(tokenRules, { name: '', propertyId: [] })).toEqual({ name: 'Required!', propertyId: 'Required!' });
  expect(fieldErrors(tokenRules, { name: 'Site' })).toEqual({ propertyId: 'Required!' });
  for (const propertyId of [['1'], '*', ['*'], null]) expect(fieldErrors(tokenRules, { name: 'Site', propertyId })).toEqual({});
  expect(fieldErrors(tokenRules, { name: 'Site', propertyId: [7] })).toEqual({ propertyId: 'Must be a list.' });
});
test('a deploy token is for a remote’s name', () => {
  const errors = (remote: string) =>
    fieldErrors(deployTokenRules, { remote, expiresOn: new Date(Date.now() + 86_400_000).toISOString() });
  expect(errors('mf-spa-menus')).toEqual({});
  for (const remote of ['restaurants', 'mf-', 'mf-Spa', 'mf-spa/..']) expect(errors(remote)).toHaveProperty('remote');
});
test('an asset needs its name and known categories', () => {
  expect(fieldErrors(assetRules, { name: '', categories: 'Specials, Attic' })).toEqual({
    name: 'Required!',
    categories: 'One or more categories do not exist',
  });
  for (const categories of ['', 'Specials , Hotel Logo,', ['cat#Specials'], null])
    expect(fieldErrors(assetRules, { name: 'Pool', categories })).toEqual({});
});
