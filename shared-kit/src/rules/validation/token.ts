import { mixed, object } from 'yup';
import { requiredName } from './kinds';
import { NOT_LIST, REQUIRED } from './messages';
import { isFilled } from './text';

const isIds = (value: unknown) => value === null || value === '*' || (Array.isArray(value) && value.every(isFilled));
const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * A new API token: `propertyId` is a list of property ids, or '*' (also null on the wire) for all
 * (document 1 §5, decision OP-52).
 */
export const tokenRules = object({
  name: requiredName(),
  propertyId: mixed()
    .nullable()
    .test('chosen', REQUIRED, (value) => !isEmpty(value))
    .test('ids', NOT_LIST, (value) => isEmpty(value) || isIds(value)),
});
