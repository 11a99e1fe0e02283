import { setIn } from 'formik';

/** Formik's nested errors as pairs of dotted name and message. */
export function flattenErrors(errors: unknown, path = ''): [string, string][] {
  if (typeof errors === 'string') return [[path, errors]];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) => flattenErrors(value, path ? `${path}.${key}` : key));
}

/** Messages by dotted name as Formik's nested errors. */
export const nestErrors = (errors: Record<string, string>) =>
  Object.entries(errors).reduce((tree, [name, message]) => setIn(tree, name, message), {});
