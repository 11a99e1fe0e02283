import { getIn, setIn } from 'formik';
import { isAddress } from '../../rules/links';
import type { Values } from '../fieldKind';

/**
 * The values without the link of a call to action, where it is not asked for and is no address: nobody sees it, and nobody could
 * correct it (document 2 §4.4, §5.1).
 * @param name the dotted name of the call to action
 */
export function askedLink(values: Values, name: string, isAsked: boolean): Values {
  const link: unknown = getIn(values, `${name}.linkUrl`);
  if (isAsked || typeof link !== 'string' || isAddress(link.trim())) return values;
  return setIn(values, `${name}.linkUrl`, '') as Values;
}
