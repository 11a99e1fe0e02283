import { NONE, OTHER } from './options';
import { isFilled } from './validation/text';

/**
 * What a form shows for the stored value of a preset list: text outside the list becomes Other with that text, null becomes None.
 * A list without Other shows such text unchanged, so that saving does not lose it.
 * @see document 2 §4.5
 */
export function toPreset(presets: readonly string[], stored: unknown): { choice: string; text: string } {
  const value = typeof stored === 'string' ? stored.trim() : '';
  if (value === '') return { choice: NONE, text: '' };
  if (presets.includes(value) || !presets.includes(OTHER)) return { choice: value, text: '' };
  return { choice: OTHER, text: value };
}

/** What is stored for a choice: None is null, Other is the typed text, or null if that is empty (document 2 §4.5). */
export function fromPreset(choice: string | null | undefined, text?: string | null): string | null {
  if (!choice || choice === NONE) return null;
  if (choice !== OTHER) return choice;
  return isFilled(text) ? text.trim() : null;
}
