import { object } from 'yup';
import { requiredName, secret } from './kinds';
import { EMAIL_FORMAT, PASSWORD_LENGTH } from './messages';
import { confirmation } from './password';
import { isEmail, isFilled, isLongEnough } from './text';

/** One's own profile; a blank password leaves it unchanged (document 1 §5). */
export const profileRules = object({
  firstName: requiredName(),
  lastName: requiredName(),
  email: requiredName().test('email', EMAIL_FORMAT, (value) => !isFilled(value) || isEmail(value)),
  password: secret().test('length', PASSWORD_LENGTH, (value) => !value || isLongEnough(value)),
  confirmPassword: confirmation(),
});
