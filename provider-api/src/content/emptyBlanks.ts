import { isFilled } from 'shared-kit/rules/validation/text';
import { holderAt } from './holderAt';

/**
 * Empties what holds no visible character: a choice becomes null, since nothing was chosen, and a text '', since guests would find a gap
 * in place of what is shown without it.
 * @param paths dotted paths of the choices or texts, below the group
 * @param empty what is stored instead
 */
export function emptyBlanks(group: unknown, paths: readonly string[], empty: null | ''): void {
  for (const path of paths) {
    const [holder, name] = holderAt(group, path);
    if (typeof holder?.[name] === 'string' && !isFilled(holder[name])) holder[name] = empty;
  }
}
