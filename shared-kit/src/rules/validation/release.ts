import { object } from 'yup';
import { listOf, requiredText, text, whole } from './kinds';
import { REQUIRED } from './messages';
import { isEmail, isLongerThan } from './text';

/** The longest reason that is kept, in characters. */
export const WHY_MAX = 300;
const TOO_LONG = `Must be at most ${WHY_MAX} characters.`;
const NOT_EMAILS = 'Each line must be an email address.';

const isShort = (value: unknown) => typeof value !== 'string' || !isLongerThan(value, WHY_MAX);

/** Making a version live: for a share of the people, 100 for everybody; some get it by name (API contract §6). */
export const liveRules = object({
  share: whole(0, 100).test('required', REQUIRED, (value) => typeof value === 'number'),
  people: listOf(text().test('email', NOT_EMAILS, isEmail)),
  why: text().test('length', TOO_LONG, isShort),
});

/** A version is withdrawn with a reason. */
export const withdrawRules = object({ why: requiredText().test('length', TOO_LONG, isShort) });
