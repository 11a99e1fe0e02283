import { isDeepStrictEqual } from 'node:util';
import type { Values } from 'shared-kit/rules/models/field';
import { publishes } from 'shared-kit/rules/publishing';
import { fieldErrors, type RuleContext } from 'shared-kit/rules/validation/fieldErrors';
import type { AnyObject, ObjectSchema } from 'yup';
import { textBefore } from '../base/textBefore';

type Messages = Record<string, string>;

/**
 * The errors of a change: in the fields that were sent, and those that it causes in other fields. An existing error in an
 * untouched field does not prevent archiving an item, only publishing it.
 * @param merged the item as it would be
 * @param sent the fields that were sent
 * @param stored the item as it is, null for a new one
 * @param context of the rules
 */
export function changeErrors(
  rules: ObjectSchema<AnyObject>,
  merged: Values,
  sent: Values,
  stored: Values | null,
  context?: RuleContext,
): Messages {
  const errors = fieldErrors(rules, merged, context);
  if (stored === null || publishes(sent, stored) || Object.keys(errors).length === 0) return errors;
  const before = fieldErrors(rules, stored, context);
  // A field sent with its stored value counts as untouched: a rule newer than the item does not prevent other changes.
  const isTouched = (path: string) =>
    textBefore(path, '.') in sent && (!(path in before) || !isDeepStrictEqual(valueAt(merged, path), valueAt(stored, path)));
  return Object.fromEntries(Object.entries(errors).filter(([path]) => isTouched(path) || !(path in before)));
}

/** The value at a dotted path. */
const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Values | null | undefined)?.[key], values);
