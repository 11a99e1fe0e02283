import { object } from 'yup';
import { requiredText } from './kinds';

/** A region (document 1 §5). */
export const regionRules = object({ name: requiredText() });
