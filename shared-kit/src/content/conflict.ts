import type { Values } from '../fields/fieldKind';
import { readValues, writeValues, type ContentForm } from './contentForm';

/** A field that two people changed to different things. */
export interface Clash {
  name: string;
  label: string;
  mine: Values;
  theirs: Values;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Compares three states of an item after a 412: as it was opened, as this person left it, as somebody else saved it.
 * @returns the fields to choose between, and the values with every change taken over that does not clash
 */
export function mergeChanges(
  form: ContentForm,
  opened: Values,
  typed: Values,
  current: Values,
): { clashes: Clash[]; merged: Values } {
  const theirs = readValues(form, current);
  const clashes: Clash[] = [];
  let merged: Values = { ...theirs, published: typed.published, archived: typed.archived };
  for (const [name, field] of Object.entries(form.fields)) {
    const [was, mine, now] = [opened, typed, theirs].map((values) => field.write({}, values, name));
    if (same(mine, was)) continue;
    merged = takeField(form, name, typed, merged);
    if (!same(now, was) && !same(now, mine)) clashes.push({ name, label: field.label, mine: typed, theirs });
  }
  if (same(typed.published, opened.published)) merged.published = theirs.published;
  if (same(typed.archived, opened.archived)) merged.archived = theirs.archived;
  return { clashes, merged };
}

/** Copies the keys of one field from one set of values into another. */
export function takeField(form: ContentForm, name: string, from: Values, into: Values): Values {
  const field = form.fields[name];
  if (!field) return into;
  const part = { fields: { [name]: field } };
  return field.read(into, writeValues(part as never, from), name);
}
