import type { AnyObject, ObjectSchema } from 'yup';
import type { AnyField, Check, Fields } from './field';
import { rulesOf } from './rulesOf';

/** A check says with its parameters how far it looks: at its value, at what is beside it, at the whole item. */
const looksAt = { nothingElse: 1, siblings: 2 };

const checksOf = (field: AnyField): readonly Check[] => {
  const within = field.kind === 'group' ? Object.values(field.parts) : field.kind === 'list' ? [field.entry] : [];
  return [...field.checks, ...within.flatMap(checksOf)];
};

/** Whether a change of other fields can make a field wrong. What is beside a part lies within its own field. */
const dependsOnOthers = (field: AnyField): boolean =>
  field.checks.some((check) => check.length > looksAt.nothingElse) ||
  checksOf(field).some((check) => check.length > looksAt.siblings);

/** How many sets of fields are remembered: people change the same few. */
const MOST = 200;

/**
 * The rules that a change can break: those of the changed fields, and of fields that look at others. The rest of an item stays
 * as right or wrong as it was.
 * @returns a function from the names of changed fields to rules for the whole item
 */
export function rulesForChange(fields: Fields): (changed: readonly string[]) => ObjectSchema<AnyObject> {
  const names = Object.keys(fields);
  const dependent = new Set(names.filter((name) => dependsOnOthers(fields[name] as AnyField)));
  const known = new Map<string, ObjectSchema<AnyObject>>();
  return (changed) => {
    const judged = names.filter((name) => dependent.has(name) || changed.includes(name));
    const key = judged.join();
    const before = known.get(key);
    if (before) return before;
    const rules = rulesOf(Object.fromEntries(judged.map((name) => [name, fields[name] as AnyField])));
    if (known.size >= MOST) known.clear();
    known.set(key, rules);
    return rules;
  };
}
