import { isFilled } from 'shared-kit/rules/validation/text';
import { holderAt } from './holderAt';

/**
 * Turns choices that hold no visible character into null: nothing was chosen, and what is stored is an option or nothing.
 * @param paths dotted paths of the choices, below the group
 */
export function emptyBlanks(group: unknown, paths: readonly string[]): void {
  for (const path of paths) {
    const [holder, name] = holderAt(group, path);
    if (typeof holder?.[name] === 'string' && !isFilled(holder[name])) holder[name] = null;
  }
}

/**
 * Empties texts that hold no visible character: guests would find a gap in place of what is shown without the text.
 * @param paths dotted paths of the texts, below the group
 */
export function emptyBlankTexts(group: unknown, paths: readonly string[]): void {
  for (const path of paths) {
    const [holder, name] = holderAt(group, path);
    if (typeof holder?.[name] === 'string' && !isFilled(holder[name])) holder[name] = '';
  }
}
