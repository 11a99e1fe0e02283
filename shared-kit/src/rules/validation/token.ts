import { mixed, object } from 'yup';
import { expiry } from './expiry';
import { requiredName } from './kinds';
import { NOT_LIST, REQUIRED } from './messages';
import { isFilled } from './text';

const isIds = (value: unknown) => value === null || value === '*' || (Array.isArray(value) && value.every(isFilled));
const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Null means that the token never expires; an empty text, that the date is not chosen yet. */
const expiresOn = () =>
  expiry(3653, 'Must be in the future, and within ten years.').test(
    'required',
    REQUIRED,
    (value) => value == null || isFilled(value),
  );

/** A changed expiry of an API token. */
export const tokenExpiryRules = object({
  expiresOn: expiresOn().test('named', REQUIRED, (value) => value !== undefined),
});

/**
 * A new API token: `propertyId` is a list of property ids, or '*' (also null on the wire) for all; without `expiresOn` it
 * is valid for a year (document 1 §5, decision OP-52).
 */
export const tokenRules = object({
  name: requiredName(),
  propertyId: mixed()
    .nullable()
    .test('chosen', REQUIRED, (value) => !isEmpty(value))
    .test('ids', NOT_LIST, (value) => isEmpty(value) || isIds(value)),
  expiresOn: expiresOn(),
});
