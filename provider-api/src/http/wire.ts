import { snakeKey, toSnake } from 'shared-kit/rules/keyCase';
import { invalid } from './errors';

type Messages = Record<string, string>;

/** Messages by camel-case path, with the wire's names. */
const wireFields = (errors: Messages): Messages =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [snakeKey(path), message]));

/**
 * Refuses values that break a rule, by camel-case path.
 * @param summary the message for all of them; without it, the message of a single one
 * @throws 422 when there are messages
 */
export function refuse(errors: Messages, summary?: string): void {
  if (Object.keys(errors).length > 0) throw invalid(wireFields(errors), summary);
}

/** A stored row or any value as it goes over the wire. */
export const toWire = (value: unknown): unknown => toSnake(value);
