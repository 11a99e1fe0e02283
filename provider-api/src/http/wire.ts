import { snakeKey, toSnake } from 'shared-kit/rules/keyCase';
import { invalid } from './errors';

type Messages = Record<string, string>;

/** Messages by camel-case path, with the wire's names. */
const wireFields = (errors: Messages): Messages =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [snakeKey(path), message]));

/** @throws 422 when there are messages; paths are turned into the wire's names */
export function refuse(errors: Messages): void {
  const messages = Object.values(errors);
  if (messages.length === 0) return;
  const sentence = messages.length === 1 ? (messages[0] as string) : 'Some fields need your attention.';
  throw invalid(wireFields(errors), sentence);
}

/** A stored row or any value as it goes over the wire. */
export const wire = (value: unknown): unknown => toSnake(value);
