import { OTHER } from 'shared-kit/rules/options';
import { otherKey, presetToBody } from 'shared-kit/rules/presets';
import type { AnyField, Fields } from 'shared-kit/rules/models/field';
import type { Values } from './definition';

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

type Entry = [name: string, field: AnyField];

const entriesOf = new WeakMap<Fields, readonly Entry[]>();

/** The preset choices and the groups, which may hold some; found once. */
function choicesOf(fields: Fields): readonly Entry[] {
  const known = entriesOf.get(fields);
  const choices = known ?? Object.entries(fields).filter(([name, { kind }]) => kind === 'group' || otherKey(name) in fields);
  entriesOf.set(fields, choices);
  return choices;
}

/**
 * Adds the text 'Other' to each preset choice that is stored as plain 'Other': in a body, 'Other' without a text means
 * that the text is missing (document 2 §4.5).
 * @param stored the stored values, which decide what counts as 'Other'; by default `values` themselves
 */
export function withOtherTexts(fields: Fields, values: Values, stored: Values = values): Values {
  const added: Values = {};
  for (const [name, field] of choicesOf(fields)) {
    const [value, storedValue] = [values[name], stored[name]];
    if (field.kind === 'group' && isGroup(value) && isGroup(storedValue))
      added[name] = withOtherTexts(field.parts, value, storedValue);
    else if (value === OTHER && storedValue === OTHER && !(otherKey(name) in values))
      Object.assign(added, presetToBody(name, storedValue));
  }
  return { ...values, ...added };
}
