import { mixed, number as yupNumber, object, type AnySchema, type TestContext } from 'yup';
import { isEmptyRichText } from '../richText';
import { NOT_NUMBER, NOT_TEXT } from '../validation/messages';
import { bounded, choice, flag, group, instant, listOf, plainDate, richText, whole } from '../validation/kinds';
import { isFilled } from '../validation/text';
import type { AnyField, Check, Fields, Values } from './field';

/** Whether a value may be a document: its id on the wire, the asset itself in a form, or none. */
const isDocument = (value: unknown) =>
  value === null || value === undefined || typeof value === 'string' || (typeof value === 'object' && !Array.isArray(value));

const inRange = (from = -Infinity, to = Infinity) =>
  yupNumber().nullable().typeError(NOT_NUMBER).min(from, `Must be at least ${from}.`).max(to, `Must be at most ${to}.`);

function schemaOf(field: AnyField): AnySchema {
  switch (field.kind) {
    case 'text':
      return bounded(field.max);
    case 'richText':
      return richText();
    case 'choice':
      return choice(field.values);
    case 'flag':
      return flag();
    case 'whole':
      return whole(field.from, field.to);
    case 'number':
      return inRange(field.from, field.to);
    case 'instant':
      return instant();
    case 'date':
      return plainDate();
    case 'document':
      return mixed().nullable().test('document', NOT_TEXT, isDocument);
    case 'group':
      return group(shapeOf(field.parts));
    case 'list':
      return listOf(ruleOf(field.entry));
  }
}

const isPresent = ({ kind }: AnyField, value: unknown): boolean => {
  if (kind === 'richText') return !isEmptyRichText(value);
  return typeof value === 'number' || isFilled(value);
};

/** The siblings of the value under test, and the whole item. */
const siblingsAndItem = ({ parent, from }: TestContext): [Values, Values] => [
  (parent ?? {}) as Values,
  ((from?.at(-1)?.value as unknown) ?? {}) as Values,
];

const withCheck = (schema: AnySchema, check: Check): AnySchema =>
  schema.test('check', (value: unknown, context: TestContext) => {
    const message = check(value, ...siblingsAndItem(context));
    return message === undefined ? true : context.createError({ message });
  });

function ruleOf(field: AnyField): AnySchema {
  const { required } = field;
  const schema = schemaOf(field);
  const withRequired =
    required === undefined ? schema : schema.test('required', required, (value: unknown) => isPresent(field, value));
  return field.checks.reduce(withCheck, withRequired);
}

const shapeOf = (fields: Fields) => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ruleOf(field)]));

/** The rules of some fields, for both form and server. Every message is taken from the documents. */
export const rulesOf = (fields: Fields) => object(shapeOf(fields));
