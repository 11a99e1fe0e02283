import { isDeepStrictEqual } from 'node:util';
import type { Values } from 'shared-kit/rules/models/field';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import type { AnyObject, ObjectSchema } from 'yup';

type Messages = Record<string, string>;

/**
 * The faults of a change: of the fields that came, and those that the change brings to other fields. A stored fault in a
 * field that nobody touched does not stop an item from being archived.
 * @param merged the item as it would be
 * @param sent the fields that came
 * @param stored the item as it is, null for a new one
 */
export function changeErrors(rules: ObjectSchema<AnyObject>, merged: Values, sent: Values, stored: Values | null): Messages {
  const errors = fieldErrors(rules, merged);
  if (stored === null) return errors;
  const before = fieldErrors(rules, stored);
  // What is sent as it is stored was not touched either: a rule that is younger than the item does not stop other changes.
  const touched = (path: string) =>
    (path.split('.')[0] as string) in sent && (!(path in before) || !isDeepStrictEqual(at(merged, path), at(stored, path)));
  return Object.fromEntries(Object.entries(errors).filter(([path]) => touched(path) || !(path in before)));
}

/** What stands at a dotted path. */
const at = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Values | null | undefined)?.[key], values);
