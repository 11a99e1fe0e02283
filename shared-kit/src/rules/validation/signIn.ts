import { EMAIL_INVALID, PASSWORD_LENGTH, REQUIRED } from './messages';
import { isEmail, isFilled, isLongEnough } from './text';

/**
 * The errors of the sign-in form by field; empty when it can be sent. A plain function, so that the first page needs no
 * validation library (document 1 §5, decision OP-19).
 */
export function signInErrors(values: { email?: unknown; password?: unknown } | null | undefined): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!isFilled(values?.email)) errors.email = REQUIRED;
  else if (!isEmail(values.email)) errors.email = EMAIL_INVALID;
  if (!isLongEnough(values?.password)) errors.password = PASSWORD_LENGTH;
  return errors;
}
