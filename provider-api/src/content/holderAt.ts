import type { Values } from './definition';

/**
 * The group that holds the value at a dotted path, and the value's name in it.
 * @returns the group undefined where the values have none there
 */
export function holderAt(values: unknown, path: string): [holder: Values | undefined, name: string] {
  const keys = path.split('.');
  const name = keys.pop() as string;
  const holder = keys.reduce<unknown>((part, key) => (isGroup(part) ? part[key] : undefined), values);
  return [isGroup(holder) ? holder : undefined, name];
}

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null;
