import { isFilled } from 'shared-kit/rules/validation/text';
import { holderAt } from './holderAt';

/**
 * Empties values without any visible character: a choice becomes null, since nothing was chosen, and a text becomes '',
 * since guests would otherwise see a gap in place of the fallback.
 * @param paths dotted paths of the choices or texts, below the group
 * @param empty what is stored instead
 */
export function emptyBlanks(group: unknown, paths: readonly string[], empty: null | ''): void {
  for (const path of paths) {
    const [holder, name] = holderAt(group, path);
    if (typeof holder?.[name] === 'string' && !isFilled(holder[name])) holder[name] = empty;
  }
}
