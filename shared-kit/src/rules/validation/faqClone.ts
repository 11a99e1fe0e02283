import { object } from 'yup';
import { requiredText } from './kinds';
import { REQUIRED_IN_CLONE } from './messages';

/** The FAQ clone page (document 3 §5). */
export const faqCloneRules = object({
  sourceCategoryId: requiredText(REQUIRED_IN_CLONE),
  targetPropertyId: requiredText(REQUIRED_IN_CLONE),
  targetCategoryId: requiredText(REQUIRED_IN_CLONE),
});
