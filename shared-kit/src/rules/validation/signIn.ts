import { EMAIL_FORMAT, EMAIL_INVALID, PASSWORD_LENGTH, PASSWORD_MATCH, REQUIRED } from './messages';
import { isEmail, isFilled, isLongEnough } from './text';

/**
 * The rules of the three signed-out pages as plain functions, so that the first page needs no validation library.
 * Each answers the faults by field, an empty object when all is well.
 */
type Errors = Record<string, string>;
type Values<Field extends string> = Partial<Record<Field, unknown>> | null | undefined;

/** Sign in (document 1 §5, decision OP-19). */
export function signInErrors(values: Values<'email' | 'password'>): Errors {
  const errors: Errors = {};
  if (!isFilled(values?.email)) errors.email = REQUIRED;
  else if (!isEmail(values.email)) errors.email = EMAIL_INVALID;
  if (!isLongEnough(values?.password)) errors.password = PASSWORD_LENGTH;
  return errors;
}

/** Forgot password; an empty and a malformed e-mail have one message (document 1 §5, decision OP-17). */
export function forgotPasswordErrors(values: Values<'email'>): Errors {
  return isEmail(values?.email) ? {} : { email: EMAIL_FORMAT };
}

/**
 * Reset password. A call that carries no e-mail or no confirmation at all (the API's body needs neither) is not held to
 * them (document 1 §5, decision OP-18).
 */
export function resetPasswordErrors(values: Values<'email' | 'password' | 'confirmPassword'>): Errors {
  const errors: Errors = {};
  const { email, password, confirmPassword } = values ?? {};
  if (email !== undefined && !isEmail(email)) errors.email = EMAIL_FORMAT;
  if (!isLongEnough(password)) errors.password = PASSWORD_LENGTH;
  if (confirmPassword !== undefined && confirmPassword !== (password ?? '')) errors.confirmPassword = PASSWORD_MATCH;
  return errors;
}
