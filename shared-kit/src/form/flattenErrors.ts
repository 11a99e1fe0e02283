import { getIn } from 'formik';

/** Formik's nested errors as pairs of dotted name and message. */
export function flattenErrors(errors: unknown, path = ''): [string, string][] {
  if (typeof errors === 'string') return [[path, errors]];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) => flattenErrors(value, path ? `${path}.${key}` : key));
}

/** The labels of the dotted names whose values differ, in the order of `labels`. */
export const changedLabels =
  (labels: Record<string, string>) =>
  (before: object, now: object): string[] => {
    const of = (values: object, key: string) => JSON.stringify(getIn(values, key) ?? '');
    return [
      ...new Set(
        Object.keys(labels)
          .filter((key) => of(before, key) !== of(now, key))
          .map((key) => labels[key] ?? key),
      ),
    ];
  };
