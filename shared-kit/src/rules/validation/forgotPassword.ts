import { object } from 'yup';
import { text } from './kinds';
import { EMAIL_FORMAT } from './messages';
import { isEmail } from './text';

/** The forgotten password; an empty and a malformed e-mail have one message (document 1 §5, decision OP-17). */
export const forgotPasswordRules = object({ email: text().test('email', EMAIL_FORMAT, isEmail) });
