import { object } from 'yup';
import { faqCategoryModel } from '../models/faqCategory';
import { rulesOf } from '../models/rulesOf';
import { requiredName } from './kinds';
import { REQUIRED_IN_MODAL } from './messages';

/** A FAQ category on its own page (document 3 §5). */
export const faqCategoryRules = rulesOf(faqCategoryModel.fields);

/** A FAQ category named in the 'Clone to a New FAQ Category...' dialog (document 1 §5). */
export const faqCategoryModalRules = object({ name: requiredName(REQUIRED_IN_MODAL) });
