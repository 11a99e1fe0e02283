import { mixed, object } from 'yup';
import { areKnownCategories, areAtMost, areWithinLength, haveKnownCategories } from '../assetTags';
import { LIST_MAX, NAME_MAX } from '../limits';
import { fieldErrors } from './fieldErrors';
import { requiredName, text } from './kinds';
import { CATEGORIES_UNKNOWN } from './mediaMessages';
import { tooLong, tooMany } from './messages';

const tags = () =>
  mixed()
    .nullable()
    .test('entries', tooMany(LIST_MAX), (value) => areAtMost(value, LIST_MAX))
    .test('maxLength', tooLong(NAME_MAX), (value) => areWithinLength(value, NAME_MAX))
    .test('categories', CATEGORIES_UNKNOWN, haveKnownCategories);
const categories = () => mixed().nullable().test('categories', CATEGORIES_UNKNOWN, areKnownCategories);

/** An asset of the library; categories as comma-separated text or as a list (document 1 §5, decision OP-49). */
export const assetRules = object({
  name: requiredName(),
  alt: text(),
  description: text(),
  tags: tags(),
  categories: categories(),
});

/** What is wrong with typed tags, before there is an asset to check them with. */
export const tagsFault = (tags: string): string | undefined => fieldErrors(assetRules, { name: '-', tags }).tags;
