import { Type } from '@sinclair/typebox';
import { isPlainDate, readInstant } from 'shared-kit/rules/instant';
import { addDays } from 'shared-kit/rules/wallTime';
import { badRequest } from './errors';

/** A query parameter that is a moment. */
export const moment = Type.Optional(Type.String({ description: 'An instant, ISO 8601.' }));

/** @throws 400 for an invalid moment */
export function readMoment(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const instant = readInstant(value);
  if (instant === null)
    throw badRequest(`'${name}' must be an instant such as 2026-11-22T00:00:00Z.`, { [name]: 'Not an instant' });
  return instant;
}

/**
 * Where a range ends, which its end does not belong to. A day alone is the last one of the range, so it ends with the next: its own
 * midnight would leave out the day that was asked for.
 * @throws 400 for an invalid moment
 */
export const readRangeEnd = (name: string, value: string | undefined): string | undefined =>
  readMoment(name, isPlainDate(value) ? addDays(value, 1) : value);
