import { object } from 'yup';
import { requiredName } from './kinds';

/** A region (document 1 §5). */
export const regionRules = object({ name: requiredName() });
