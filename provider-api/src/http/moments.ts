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
 * The exclusive end of a range. A day without a time is the last day of the range, so the range ends when the next day
 * begins: the beginning of that day itself would leave out the day that was asked for.
 * @throws 400 for an invalid moment
 */
export const readRangeEnd = (name: string, value: string | undefined): string | undefined =>
  readMoment(name, isPlainDate(value) ? addDays(value, 1) : value);
