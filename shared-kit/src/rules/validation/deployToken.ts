import { object } from 'yup';
import { expiry } from './expiry';
import { filled, requiredText } from './kinds';
import { isFilled } from './text';

const REMOTE = /^mf-[a-z0-9]+(-[a-z0-9]+)*$/;
const NOT_REMOTE = "Must be a remote's name, such as mf-restaurants.";

/** A token with which a team ships one remote, which need not exist yet (API contract §6). */
export const deployTokenRules = object({
  remote: requiredText().test('remote', NOT_REMOTE, (value) => !isFilled(value) || REMOTE.test(value)),
  expiresOn: expiry(366, 'Must be in the future, and within a year.').test(filled),
});
