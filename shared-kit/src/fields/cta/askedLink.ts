import { getIn, setIn } from 'formik';
import { isAddress } from '../../rules/links';
import type { Values } from '../fieldKind';

/**
 * The values without the link of a part of the form, where it is not asked for and is no address: nobody sees it, and nobody could
 * correct it (document 2 §4.4, §5.1).
 * @param name the dotted name of what holds the link: a call to action, a part of an alert
 */
export function askedLink<V extends Values>(values: V, name: string, isAsked: boolean): V {
  const link: unknown = getIn(values, `${name}.linkUrl`);
  if (isAsked || typeof link !== 'string' || isAddress(link.trim())) return values;
  return setIn(values, `${name}.linkUrl`, '') as V;
}
