import type { Values } from '../fields/fieldKind';
import type { Draft } from './draftStore';
import { isSameValue } from './parts';

export interface DraftShape<V extends Values> {
  /** Keys that never go into a draft: passwords. */
  secret?: readonly (keyof V & string)[] | undefined;
  /** For values that JSON cannot hold: how to convert them for a draft, and how to restore them over the present ones. */
  draftAs?: { keep: (values: Values) => Values; restore: (kept: Values, current: V) => Partial<V> } | undefined;
}

const NO_KEYS: readonly never[] = [];

/** What a draft holds of the values of a form. @param initial those that it opened with */
export function valuesOfDraft<V extends Values>(values: V, initial: V, { secret = NO_KEYS, draftAs }: DraftShape<V>) {
  const entries = Object.entries(values).filter(([key]) => !secret.includes(key));
  const typed = Object.fromEntries(entries);
  const stored = draftAs ? draftAs.keep(typed) : typed;
  const changed = entries.filter(([key, value]) => value !== initial[key] && key in stored);
  // JSON leaves out what is undefined.
  return { values: stored, opened: Object.fromEntries(changed.map(([key]) => [key, initial[key] ?? null])) };
}

/** Whether everything that was changed in a draft is in the form already. */
export function holdsDraft<V extends Values>(current: V, { values, opened = values }: Draft, shape: DraftShape<V>): boolean {
  const kept = valuesOfDraft(current, current, shape).values;
  return Object.keys(opened).every((key) => isSameValue(kept[key], values[key]));
}

/**
 * The part of a draft that is restored: what was changed in it. Everything else comes from the form as it is now, including what
 * was typed since.
 * @param untouched what the form of a new item opened with: where nobody has changed that, the draft's values are also restored,
 *   since this address may lack what the earlier one filled in, such as the day of an event.
 */
export function changesOfDraft<V extends Values>(
  { values, opened }: Draft,
  current: V,
  { draftAs }: DraftShape<V>,
  untouched: V | undefined,
): Partial<V> {
  const isRestored = (key: string) =>
    !opened || key in opened || !(key in current) || (untouched !== undefined && current[key] === untouched[key]);
  const restored = Object.fromEntries(Object.entries(values).filter(([key]) => isRestored(key)));
  return draftAs ? draftAs.restore(restored, current) : (restored as Partial<V>);
}

/** The older version that a draft was typed over, and its values; undefined if the form shows that version. */
export function olderVersionOf<V extends Values>({ opened, version: typedOver = 0 }: Draft, version: number | undefined) {
  // Typed before the item existed, so it is older than the first version.
  return opened && version && typedOver < version ? { values: opened as Partial<V>, version: typedOver } : undefined;
}
