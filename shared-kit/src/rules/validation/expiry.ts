import { readInstant } from '../instant';
import { afterDays } from '../tokenExpiry';
import { instant } from './kinds';
import { isFilled } from './text';

/** When a token expires: later than now, and within so many days. A forgotten token must not work forever by a slip. */
export const expiry = (days: number, message: string) =>
  instant().test('ahead', message, (value) => {
    const read = isFilled(value) ? readInstant(value) : null;
    return read === null || (read > new Date().toISOString() && read <= afterDays(days));
  });
