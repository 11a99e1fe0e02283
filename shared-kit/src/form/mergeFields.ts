import { isFields, isId, type Fields } from './matchRows';
import type { Entry } from './mergeRows';
import { isSameValue } from './parts';

const changedKeys = (row: Fields, was: Fields) =>
  Object.keys({ ...was, ...row }).filter((key) => !isSameValue(row[key], was[key]));

/**
 * Merges a row in which two people changed different fields.
 * @returns undefined if both changed the same field, or if the row is about something else now, such as another picture
 */
export function mergeFields(opened: Entry, mine: Entry, theirs: Entry): Fields | undefined {
  const [was, my, their] = [opened.value, mine.value, theirs.value];
  const { row: typed } = mine;
  if (!isFields(was) || !isFields(my) || !isFields(their) || !isFields(typed) || !isFields(theirs.row)) return undefined;
  const [myKeys, theirKeys] = [changedKeys(my, was), changedKeys(their, was)];
  if (myKeys.some((key) => theirKeys.includes(key)) || [...myKeys, ...theirKeys].some(isId)) return undefined;
  return { ...theirs.row, ...Object.fromEntries(myKeys.map((key) => [key, typed[key]])) };
}
