import { object } from 'yup';
import { requiredText, text } from './kinds';
import { EMAIL_FORMAT, PASSWORD_LENGTH } from './messages';
import { confirmation } from './password';
import { isEmail, isFilled, isLongEnough } from './text';

/** The own profile; a blank password stays as it is (document 1 §5). */
export const profileRules = object({
  firstName: requiredText(),
  lastName: requiredText(),
  email: requiredText().test('email', EMAIL_FORMAT, (value) => !isFilled(value) || isEmail(value)),
  password: text().test('length', PASSWORD_LENGTH, (value) => !value || isLongEnough(value)),
  confirmPassword: confirmation(),
});
