type Values = Record<string, unknown>;

/**
 * How one value became another, both ways:
 * - `[[before], [after]]`: another value; an empty list means that the key is missing
 * - `[index, before, after]`: the part of a text or a list that differs, after the common beginning
 * - `{key: edit}`: what differs within an object, or within a list of the same length
 */
export type Edit = [before: unknown[], after: unknown[]] | [index: number, before: Part, after: Part] | { [key: string]: Edit };
type Part = string | unknown[];

/** What a change did to an item, by field: only what differs (docs/decisions/history.md). */
export type Delta = Record<string, Edit>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns what turns one set of fields into another; empty when they are the same */
export function deltaOf(before: Values, after: Values): Delta {
  const delta: Delta = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const edit = editOf(before, after, key);
    if (edit !== null) delta[key] = edit;
  }
  return delta;
}

/** Compares JSON values deeply. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isSame((one as Values)[key], (other as Values)[key]));
}

const valueAt = (values: Values, key: string): unknown[] => (Object.hasOwn(values, key) ? [values[key]] : []);

function editOf(before: Values, after: Values, key: string): Edit | null {
  if (before[key] !== undefined && before[key] === after[key]) return null;
  const [was, is] = [valueAt(before, key), valueAt(after, key)];
  if (isSame(was, is)) return null;
  return partialEdit(was[0], is[0]) ?? [was, is];
}

/** A change inside a text, a list or an object; null when the whole value is replaced. */
function partialEdit(was: unknown, is: unknown): Edit | null {
  if (typeof was === 'string' && typeof is === 'string') return was !== '' && is !== '' ? splice(was, is) : null;
  if (Array.isArray(was) && Array.isArray(is)) return was.length === is.length ? deltaOf({ ...was }, { ...is }) : splice(was, is);
  return isObject(was) && isObject(is) ? deltaOf(was, is) : null;
}

function splice<T extends Part>(was: T, is: T): Edit {
  const maxLength = Math.min(was.length, is.length);
  let start = 0;
  while (start < maxLength && isSame(was[start], is[start])) start += 1;
  let end = 0;
  while (end < maxLength - start && isSame(was.at(-1 - end), is.at(-1 - end))) end += 1;
  return [start, was.slice(start, was.length - end), is.slice(start, is.length - end)];
}

/** Fields as they were before a change. @param after the fields as the change left them; never altered */
export function revertDelta(after: Values, delta: Delta): Values {
  const before = { ...after };
  for (const [key, edit] of Object.entries(delta)) {
    const value = valueBefore(valueAt(after, key), edit);
    if (value.length === 0) delete before[key];
    else before[key] = value[0];
  }
  return before;
}

/** The value before an edit, in a list; an empty list when the key was missing. */
function valueBefore(current: unknown[], edit: Edit): unknown[] {
  if (!Array.isArray(edit)) return [revertInside(current[0], edit)];
  if (edit.length === 2) return edit[0];
  const [index, removed, inserted] = edit;
  const value = current[0] as Part;
  const rest = value.slice(index + inserted.length);
  if (typeof value === 'string') return [value.slice(0, index) + String(removed) + String(rest)];
  return [[...value.slice(0, index), ...removed, ...rest]];
}

function revertInside(value: unknown, edit: Delta): unknown {
  return Array.isArray(value) ? Object.values(revertDelta({ ...value }, edit)) : revertDelta(value as Values, edit);
}
