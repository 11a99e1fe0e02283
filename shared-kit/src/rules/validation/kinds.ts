import { array, boolean, type ISchema, number, object, type ObjectShape, string } from 'yup';
import { isPlainDate, readInstant } from '../instant';
import { ADDRESS_MAX, LIST_MAX, NAME_MAX, PASSWORD_MAX, RICH_TEXT_LEVELS, RICH_TEXT_MAX, SCRIPT_MAX, TEXT_MAX } from '../limits';
import { isAddress } from '../links';
import { isTooDeep } from '../richText';
import {
  NOT_ADDRESS,
  NOT_CHOICE,
  NOT_DATE,
  NOT_FLAG,
  NOT_GROUP,
  NOT_INSTANT,
  NOT_LIST,
  NOT_STORABLE,
  NOT_TEXT,
  NOT_WHOLE,
  REQUIRED,
  tooDeep,
  tooLong,
  tooMany,
} from './messages';
import { isFilled, isLongerThan } from './text';

/* Kinds of value. Each treats null and undefined as empty, and reports a value of another kind with a message. */

/**
 * A text that the database can store, of at most `max` characters (decision OP-141). The schema's description includes the maximum.
 */
export const bounded = (max: number) =>
  string()
    .nullable()
    .typeError(NOT_TEXT)
    .test('storable', NOT_STORABLE, (value) => !value?.includes('\0'))
    .test({
      name: 'maxLength',
      message: tooLong(max),
      params: { maxLength: max },
      test: (value) => !isLongerThan(value ?? '', max),
    });

/** A short text. */
export const text = () => bounded(TEXT_MAX);
/** A short text with at least one visible character. */
export const requiredText = (message: string = REQUIRED) => text().test('required', message, isFilled);
/** A name or a title. */
export const name = () => bounded(NAME_MAX);
/** A name or a title with at least one visible character. */
export const requiredName = (message: string = REQUIRED) => name().test('required', message, isFilled);
/** A pasted script. */
export const script = () => bounded(SCRIPT_MAX);
/** A password as typed; it is never truncated. */
export const secret = () => bounded(PASSWORD_MAX);

/** Rich text. Text that is too long is not checked further. */
export const richText = () =>
  bounded(RICH_TEXT_MAX).test(
    'levels',
    tooDeep(RICH_TEXT_LEVELS),
    (value) => isLongerThan(value ?? '', RICH_TEXT_MAX) || !isTooDeep(value),
  );
/** An address that guests can click, when it is filled (decision OP-137). */
export const address = (message: string = NOT_ADDRESS, isValid: (value: string) => boolean = isAddress) =>
  bounded(ADDRESS_MAX).test('address', message, (value) => !isFilled(value) || isValid(value.trim()));

/** True or false. */
export const flag = () => boolean().nullable().typeError(NOT_FLAG);

/** A whole number in a range, both ends included; without one, any whole number. */
export const whole = (from = -Infinity, to = Infinity) => {
  const message = from === -Infinity || to === Infinity ? NOT_WHOLE : `Must be a whole number from ${from} to ${to}.`;
  return number().nullable().typeError(NOT_WHOLE).integer(message).min(from, message).max(to, message);
};

/** One of the values of a choice; `whenEmpty` is the message for no value, absent when that is allowed. */
export const choice = (values: readonly string[], whenEmpty?: string) => {
  const chosen = text().test('choice', NOT_CHOICE, (value) => !isFilled(value) || values.includes(value));
  return whenEmpty === undefined ? chosen : chosen.test('required', whenEmpty, isFilled);
};

const dateText = (isValid: (value: unknown) => boolean, message: string) =>
  text().test('date', message, (value) => !isFilled(value) || isValid(value));
/** A moment in UTC, ISO 8601 (api-contract §1). */
export const instant = () => dateText((value) => readInstant(value) !== null, NOT_INSTANT);
/** A date without a time, `YYYY-MM-DD`. */
export const plainDate = () => dateText(isPlainDate, NOT_DATE);
/** The rule 'is present', for `.test` of any kind. */
export const filled = { name: 'required', message: REQUIRED, test: isFilled };

/** The id of another item: text on the wire, never a number. */
export const id = text;

/** A group of fields, or nothing. Arrays do not count as groups. */
export const group = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).nullable().default(undefined).typeError(NOT_GROUP);

/** A list of entries, or nothing. */
export const listOf = (entry: ISchema<unknown>) => array(entry).nullable().typeError(NOT_LIST).max(LIST_MAX, tooMany(LIST_MAX));

/** A list of texts of which each is one of the choices. */
export const choices = (values: readonly string[]) => listOf(choice(values, NOT_CHOICE));
