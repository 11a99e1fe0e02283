import { setIn } from 'formik';
import type { Values } from './fieldKind';

/**
 * The values without what is wrong in hidden text inputs, where nobody could correct it (document 2 §4.4, §5.1).
 * @param hidden the dotted names of these inputs
 * @param errors what is wrong with the values, by dotted name
 */
export const clearInvalidHidden = <V extends Values>(values: V, hidden: readonly string[], errors: Record<string, string>): V =>
  hidden.filter((name) => name in errors).reduce<V>((cleared, name) => setIn(cleared, name, ''), values);

/**
 * The errors of inputs that somebody can reach and correct.
 * @param errors what is wrong with the values, by dotted name
 * @param hidden the dotted names of the inputs that nobody can reach
 */
export const withoutHidden = (errors: Record<string, string>, hidden: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !hidden.includes(name)));
