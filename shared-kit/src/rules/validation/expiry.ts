import { currentTime } from '../currentTime';
import { readInstant } from '../instant';
import { afterDays } from '../tokenExpiry';
import { instant } from './kinds';
import { isFilled } from './text';

/** When a token expires: in the future, and within a number of days, so that a forgotten token does not work forever by mistake. */
export const expiry = (days: number, message: string) =>
  instant().test('ahead', message, (value) => {
    const expiresOn = isFilled(value) ? readInstant(value) : null;
    return expiresOn === null || (expiresOn > new Date(currentTime()).toISOString() && expiresOn <= afterDays(days));
  });
