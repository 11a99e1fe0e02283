import { getIn, setIn } from 'formik';
import type { ReactNode } from 'react';
import type { Values } from '../fields/fieldKind';
import { EMPTY, yesOrNo } from '../fields/ShownLines';
import { flattenErrors } from './formikErrors';

/** A part of a form that has one label: it is compared, merged and named as a whole. */
export interface FormPart<V extends Values> {
  /** Its dotted name in the values. */
  name: string;
  label: string;
  /** The label of one of its inputs by dotted name; undefined for an input of another part. */
  labelOf: (key: string) => string | undefined;
  /** What is compared; a list is merged row by row. */
  valueOf: (values: V) => unknown;
  /** Copies its values from one set into another. */
  copy: (from: V, into: V) => V;
  /** The read-only view of its value. */
  show: (values: V) => ReactNode;
  /** Its value as a text that can be compared word by word; null or absent if it is only shown as a whole. */
  textOf?: (values: V) => string | null;
}

export interface ListedError {
  /** Dotted name of the input. */
  name: string;
  /** The name of the part that it belongs to. */
  part: string;
  label: string;
  text: string;
}

/** A form part whose value is at one dotted name. Texts are compared without the spaces around them, as they are stored. */
export const plainPart = <V extends Values>(
  name: string,
  label: string,
  format: (name: string, value: unknown) => ReactNode = (_name, value) => String(value),
): FormPart<V> => ({
  name,
  label,
  labelOf: (key) => (key === name || key.startsWith(`${name}.`) ? label : undefined),
  valueOf: (values) => {
    const value: unknown = getIn(values, name);
    return typeof value === 'string' ? value.trim() : value;
  },
  copy: (from, into) => setIn(into, name, getIn(from, name)) as V,
  show: (values) => showValue(getIn(values, name), (value) => format(name, value)),
  textOf: (values) => {
    const value: unknown = getIn(values, name);
    return asText(typeof value === 'string' && value !== '' ? format(name, value) : value);
  },
});

interface SpecialPart<V extends Values> extends Partial<Pick<FormPart<V>, 'valueOf' | 'copy'>> {
  /** The label of one of its inputs by dotted name; undefined for an input that has the part's. */
  inputLabel?: (key: string) => string | undefined;
}

/**
 * The parts of a form that is not a content type's.
 * @param labels by dotted name, in the order of the form
 * @param format puts a value into words, unless it is empty or a yes or no; unchanged by default
 * @param special how some parts are compared, copied, or name their inputs, by dotted name
 */
export const plainParts = <V extends Values>(
  labels: Record<string, string>,
  format?: (name: string, value: unknown) => ReactNode,
  special: Record<string, SpecialPart<V>> = {},
): FormPart<V>[] =>
  Object.entries(labels).map(([name, label]) => {
    const part = plainPart<V>(name, label, format);
    const { inputLabel, ...others } = special[name] ?? {};
    return { ...part, ...others, labelOf: (key) => part.labelOf(key) && (inputLabel?.(key) ?? label) };
  });

/** A value as a text that can be compared word by word: '' for no value, null for anything but text. */
export const asText = (value: unknown): string | null => (isNothing(value) ? '' : typeof value === 'string' ? value : null);

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

function showValue(value: unknown, format: (value: unknown) => ReactNode): ReactNode {
  if (typeof value === 'boolean') return yesOrNo(value);
  const isEmpty = isNothing(value) || (Array.isArray(value) && value.length === 0);
  return isEmpty ? EMPTY : format(value);
}

/** A value without its empty parts: to people, '', null and a missing key are the same. */
function withoutEmpty(value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutEmpty) : undefined;
  const parts = Object.entries(value).filter(([, part]) => withoutEmpty(part) !== undefined);
  return parts.length > 0 ? Object.fromEntries(parts.map(([key, part]) => [key, withoutEmpty(part)])) : undefined;
}
const toJson = (value: unknown) => JSON.stringify(withoutEmpty(value));

/** Whether two values are the same to people: empty parts do not count. */
export const isSameValue = (first: unknown, second: unknown): boolean => first === second || toJson(first) === toJson(second);

/** Whether a part has the same value in two sets of values. */
export const isSame = <V extends Values>(part: FormPart<V>, first: V, second: V): boolean =>
  isSameValue(part.valueOf(first), part.valueOf(second));

/** The labels of the parts that differ, each once, in the order of the form. */
export const changedLabels = <V extends Values>(parts: readonly FormPart<V>[], before: V, after: V): string[] => [
  ...new Set(parts.filter((part) => !isSame(part, before, after)).map(({ label }) => label)),
];

/** Reverts what a button changed before it saved, and keeps what was typed in the meantime. */
export const revertChange = <V extends Values>(
  parts: readonly FormPart<V>[],
  { before, changed, current }: Record<'before' | 'changed' | 'current', V>,
): V =>
  parts
    .filter((part) => !isSame(part, before, changed) && isSame(part, changed, current))
    .reduce((values, part) => part.copy(before, values), current);

/** The part that an input belongs to: prefers `details.image` over `details` where both match. */
const ownerOf = <V extends Values>(parts: readonly FormPart<V>[], key: string) =>
  parts.filter(({ labelOf }) => labelOf(key) !== undefined).sort((a, b) => b.name.length - a.name.length)[0];

/** A form's errors in the order of its parts, each with the label of its input. */
export function errorList<V extends Values>(parts: readonly FormPart<V>[], errors: object): ListedError[] {
  const listed = flattenErrors(errors).map(([name, text]) => {
    const owner = ownerOf(parts, name);
    const place = owner ? parts.indexOf(owner) : parts.length;
    return { place, name, part: owner?.name ?? name, label: owner?.labelOf(name) ?? name, text };
  });
  return listed.sort((a, b) => a.place - b.place);
}
