type Values = Record<string, unknown>;

/**
 * How one value became another, both ways:
 * - `[[before], [after]]`: another value; an empty list means that the key is missing
 * - `[at, before, after]`: the part of a text or a list that differs, after the common beginning
 * - `{key: edit}`: what differs within an object, or within a list of the same length
 */
export type Edit = [before: unknown[], after: unknown[]] | [at: number, before: Part, after: Part] | { [key: string]: Edit };
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
export const revertDelta = (after: Values, delta: Delta): Values => applyEdits(after, delta, 0);

/** Fields as a change left them. @param before the fields as they were before it; never altered */
export const applyDelta = (before: Values, delta: Delta): Values => applyEdits(before, delta, 1);

type Direction = 0 | 1;

function applyEdits(values: Values, delta: Delta, direction: Direction): Values {
  const next = { ...values };
  for (const [key, edit] of Object.entries(delta)) {
    const result = valueAfterEdit(valueAt(values, key), edit, direction);
    if (result.length === 0) delete next[key];
    else next[key] = result[0];
  }
  return next;
}

/** The value after an edit, in a list; an empty list when the key is then missing. */
function valueAfterEdit(current: unknown[], edit: Edit, direction: Direction): unknown[] {
  if (!Array.isArray(edit)) return [applyInside(current[0], edit, direction)];
  if (edit.length === 2) return edit[direction];
  const [at, ...sides] = edit;
  const [removed, inserted] = [sides[1 - direction] as Part, sides[direction] as Part];
  const value = current[0] as Part;
  const rest = value.slice(at + removed.length);
  if (typeof value === 'string') return [value.slice(0, at) + String(inserted) + String(rest)];
  return [[...value.slice(0, at), ...inserted, ...rest]];
}

function applyInside(value: unknown, edit: Delta, direction: Direction): unknown {
  if (!Array.isArray(value)) return applyEdits(value as Values, edit, direction);
  return Object.values(applyEdits({ ...value }, edit, direction));
}
