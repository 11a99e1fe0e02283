import type { AnyObject, ObjectSchema } from 'yup';
import type { AnyField, Check, Fields } from './field';
import { rulesOf } from './rulesOf';

/** The number of a check's parameters tells what it depends on: its value, its siblings, the whole item. */
const PARAMETERS = { value: 1, siblings: 2 };

const checksOf = (field: AnyField): readonly Check[] => {
  const parts = field.kind === 'group' ? Object.values(field.parts) : field.kind === 'list' ? [field.entry] : [];
  return [...field.checks, ...parts.flatMap(checksOf)];
};

/** Whether a change to other fields can make a field invalid. The siblings of a part belong to the same field. */
const dependsOnOthers = (field: AnyField): boolean =>
  field.checks.some((check) => check.length > PARAMETERS.value) ||
  checksOf(field).some((check) => check.length > PARAMETERS.siblings);

/** How many sets of fields are cached: people change the same few. */
const CACHE_MAX = 200;

/**
 * The rules that a change can break: those of the changed fields, and of fields that depend on others. All other fields stay as
 * valid as they were.
 * @returns a function from the names of changed fields to rules for the whole item
 */
export function rulesForChange(fields: Fields): (changed: readonly string[]) => ObjectSchema<AnyObject> {
  const names = Object.keys(fields);
  const dependent = new Set(names.filter((name) => dependsOnOthers(fields[name] as AnyField)));
  const cache = new Map<string, ObjectSchema<AnyObject>>();
  return (changed) => {
    const affected = names.filter((name) => dependent.has(name) || changed.includes(name));
    const key = affected.join();
    const cached = cache.get(key);
    if (cached) return cached;
    const rules = rulesOf(Object.fromEntries(affected.map((name) => [name, fields[name] as AnyField])));
    if (cache.size >= CACHE_MAX) cache.clear();
    cache.set(key, rules);
    return rules;
  };
}
