import { isFilled } from 'shared-kit/rules/validation/text';
import type { Values } from './definition';

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/**
 * Turns choices that hold no visible character into null: nothing was chosen, and what is stored is an option or nothing.
 * @param paths dotted paths of the choices, below the group
 */
export function emptyBlanks(group: unknown, paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop() as string;
    const holder = names.reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), group);
    if (isGroup(holder) && typeof holder[name] === 'string' && !isFilled(holder[name])) holder[name] = null;
  }
}
