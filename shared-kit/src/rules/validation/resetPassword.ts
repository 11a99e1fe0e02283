import { object } from 'yup';
import { secret, text } from './kinds';
import { EMAIL_FORMAT, PASSWORD_LENGTH } from './messages';
import { confirmation } from './password';
import { isEmail, isLongEnough } from './text';

/** The message if the e-mail address is not that of the person to whom the link was mailed. */
export const linkIsFor = (owner: string) => `This link is for ${owner}.`;

/** The new password; a call without an e-mail is not checked for its format (document 1 §5, decision OP-18). */
export const resetPasswordRules = object({
  email: text().test('email', EMAIL_FORMAT, (value) => value === undefined || isEmail(value)),
  password: secret().test('length', PASSWORD_LENGTH, isLongEnough),
  confirmPassword: confirmation(),
});
