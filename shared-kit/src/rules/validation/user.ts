import { object, type TestContext } from 'yup';
import type { RuleContext } from './fieldErrors';
import { flag, requiredName, secret } from './kinds';
import { EMAIL_FORMAT, PASSWORD_LENGTH } from './messages';
import { siblingsOf } from './parts';
import { confirmation } from './password';
import { isEmail, isFilled, isLongEnough } from './text';

const isEditing = (context: TestContext) => Boolean((context.options.context as RuleContext | undefined)?.editing);

/**
 * A user. A password is needed unless its owner is mailed a link to choose one; with `{ editing: true }` a blank one leaves it
 * unchanged (document 1 §5).
 */
export const userRules = object({
  firstName: requiredName(),
  lastName: requiredName(),
  email: requiredName().test('email', EMAIL_FORMAT, (value) => !isFilled(value) || isEmail(value)),
  generatePassword: flag(),
  password: secret().test('length', PASSWORD_LENGTH, (value, context) => {
    if (siblingsOf(context).generatePassword === true) return true;
    return !value && isEditing(context) ? true : isLongEnough(value);
  }),
  confirmPassword: confirmation(),
});
