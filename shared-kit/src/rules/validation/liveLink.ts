import { object } from 'yup';
import { isWebUrl } from '../links';
import { address, filled } from './kinds';
import { PAGE_URL } from './messages';

/** The live-page link of a list, in the field `url` (document 2 §5.1, decision OP-78). */
export const liveLinkRules = object({
  url: address(PAGE_URL, isWebUrl).test(filled),
});
