import { OTHER } from 'shared-kit/rules/options';
import { otherKey, presetToBody } from 'shared-kit/rules/presets';
import type { Fields } from 'shared-kit/rules/models/field';
import type { Values } from './definition';

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Adds the text 'Other' to each preset choice that is stored as plain 'Other': in a body, 'Other' without a text means
 * that the text is missing (document 2 §4.5).
 * @param stored the stored values, which decide what counts as 'Other'; by default `values` themselves
 */
export function withOtherTexts(fields: Fields, values: Values, stored: Values = values): Values {
  const added: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    const [value, storedValue] = [values[name], stored[name]];
    const textKey = otherKey(name);
    if (field.kind === 'group' && isGroup(value) && isGroup(storedValue))
      added[name] = withOtherTexts(field.parts, value, storedValue);
    else if (textKey in fields && !(textKey in values) && value === OTHER && storedValue === OTHER)
      Object.assign(added, presetToBody(name, storedValue));
  }
  return { ...values, ...added };
}
