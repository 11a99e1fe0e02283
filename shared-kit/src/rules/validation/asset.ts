import { mixed, object } from 'yup';
import { areCategories } from '../assetTags';
import { requiredText, text } from './kinds';
import { CATEGORIES_UNKNOWN } from './messages';

const categories = () => mixed().nullable().test('categories', CATEGORIES_UNKNOWN, areCategories);

/** An asset of the library; categories as comma-separated text or as a list (document 1 §5, decision OP-49). */
export const assetRules = object({
  name: requiredText(),
  alt: text(),
  description: text(),
  categories: categories(),
});
