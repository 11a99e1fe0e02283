import type { Values } from './models/field';
import { NONE, OTHER } from './options';
import { isFilled } from './validation/text';

/**
 * What a form shows for the stored value of a preset list: text outside the list becomes Other with that text, null becomes None.
 * A list without Other shows such text unchanged, so that saving does not lose it. Where 'Other' itself is stored, it is the text.
 * @see document 2 §4.5
 */
export function toPreset(presets: readonly string[], stored: unknown): { choice: string; text: string } {
  const value = typeof stored === 'string' ? stored.trim() : '';
  if (value === '') return { choice: NONE, text: '' };
  if ((presets.includes(value) && value !== OTHER) || !presets.includes(OTHER)) return { choice: value, text: '' };
  return { choice: OTHER, text: value };
}

/** What is stored for a choice: None is null, Other is the typed text, or null if that is empty or None (document 2 §4.5). */
export function fromPreset(choice: string | null | undefined, text?: string | null): string | null {
  const value = choice?.trim() === OTHER ? text : choice;
  return isFilled(value) && value.trim() !== NONE ? value.trim() : null;
}

/** The key of the text that belongs to a choice; only a body has it. */
export const otherKey = <K extends string>(key: K): `${K}Other` => `${key}Other`;

/** The part of a body that stores a value. The text 'Other' goes with its choice: alone, it would mean that the text is missing. */
export const presetToBody = (key: string, value: string | null): Record<string, string | null> => ({
  [key]: value,
  ...(value === OTHER && { [otherKey(key)]: OTHER }),
});

/** The value that a body stores: the reverse of `presetToBody`. The values of a form have the same keys. */
export const presetFromBody = (key: string, body: Values): string | null =>
  fromPreset(textOrNone(body[key]), textOrNone(body[otherKey(key)]));

/** A value of another kind, which the rules refuse, chooses nothing. */
const textOrNone = (value: unknown) => (typeof value === 'string' ? value : null);
