import { object } from 'yup';
import { isWebUrl } from '../links';
import { requiredText } from './kinds';
import { PAGE_URL } from './messages';
import { isFilled } from './text';

/** The live-page link of a list, in the field `url` (document 2 §5.1, decision OP-78). */
export const liveLinkRules = object({
  url: requiredText().test('url', PAGE_URL, (value) => !isFilled(value) || isWebUrl(value.trim())),
});
