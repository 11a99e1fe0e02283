import type { Values } from '../fields/fieldKind';
import type { Draft } from './drafts';

export interface DraftShape<V extends Values> {
  /** Keys that never go into a draft: passwords. */
  secret?: readonly (keyof V & string)[] | undefined;
  /** For values that JSON cannot hold: how to convert them for a draft, and how to restore them over the present ones. */
  draftAs?: { keep: (values: Values) => Values; restore: (kept: Values, now: V) => Partial<V> } | undefined;
}

const NONE: readonly never[] = [];

/** What a draft holds of the values of a form. @param initial those that it opened with */
export function draftOf<V extends Values>(values: V, initial: V, { secret = NONE, draftAs }: DraftShape<V>) {
  const open = Object.entries(values).filter(([key]) => !secret.includes(key));
  const typed = Object.fromEntries(open);
  const shape = draftAs ? draftAs.keep(typed) : typed;
  const changed = open.filter(([key, value]) => value !== initial[key] && key in shape);
  // JSON leaves out what is undefined.
  return { values: shape, opened: Object.fromEntries(changed.map(([key]) => [key, initial[key] ?? null])) };
}

/** Only what was changed: everything else comes from the form as it is now. */
export function changesOf<V extends Values>({ values, opened }: Draft, now: V, { draftAs }: DraftShape<V>): Partial<V> {
  const isChanged = (key: string) => !opened || key in opened || !(key in now);
  const changed = Object.fromEntries(Object.entries(values).filter(([key]) => isChanged(key)));
  return draftAs ? draftAs.restore(changed, now) : (changed as Partial<V>);
}

/** What a draft was typed over, with its version; undefined when the form shows that version. */
export function openedOf<V extends Values>({ opened, version: over = 0 }: Draft, version: number | undefined) {
  // Typed before the item existed, so it is older than the first version.
  return opened && version && over < version ? { values: opened as Partial<V>, version: over } : undefined;
}
