import { readInstant } from 'shared-kit/rules/instant';
import { NO_END } from 'shared-kit/rules/live';
import type { Fields, Values } from 'shared-kit/rules/models/field';

const FIRST = '1800-01-01T00:00:00.000Z';
const OUT_OF_RANGE = 'Must be a date from 1800 to 2119';

/**
 * The messages for dates that must be typing errors: nothing starts at the date that stands for 'does not end' or later,
 * and no property is older than the earliest accepted date.
 * @param values the fields to check, after 'does not end' has been settled (OP-67)
 * @param stored the item as it is, whose own dates it keeps; null to check all
 */
export function dateErrors(fields: Fields, values: Values, stored: Values | null): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, { kind }] of Object.entries(fields)) {
    if (name === 'endsOn' && values[name] === NO_END) continue;
    const moment = kind === 'instant' || kind === 'date' ? readInstant(values[name]) : null;
    const isKept = stored !== null && moment === readInstant(stored[name]);
    if (moment !== null && !isKept && (moment < FIRST || moment >= NO_END)) errors[name] = OUT_OF_RANGE;
  }
  return errors;
}
