import { normaliseName } from 'shared-kit/rules/normaliseName';
import type { Values } from './definition';

/** Normalises some values of a group if they are texts: those that items are listed and found by, and addresses. */
export function normaliseTexts(group: unknown, names: readonly string[]): void {
  if (typeof group !== 'object' || group === null) return;
  const values = group as Values;
  for (const name of names) {
    const text = values[name];
    if (typeof text === 'string') values[name] = normaliseName(text);
  }
}
