import { getIn, setIn } from 'formik';
import type { FieldKind, Values } from '../fields/fieldKind';
import { asText, type FormPart } from '../form/parts';
import type { Property } from '../rules/entities';
import { CleanHtml } from '../ui/CleanHtml';
import type { ContentForm } from './contentForm';
import { Pictures } from './Pictures';

const owns = (field: FieldKind, name: string, key: string) =>
  field.keys(name).some((prefix) => key === prefix || key.startsWith(`${prefix}.`) || key.startsWith(`${prefix}[`));

const withoutPlace = ({ sortIndex: _sortIndex, ...row }: Values) => row;

/** What a field writes; several values as a list, whose rows are merged one by one. A picker of one image writes a list too. */
function comparedValue({ itemLabel }: FieldKind, written: Values, name: string): unknown {
  const value: unknown = getIn(written, name);
  if (!Array.isArray(value)) return written;
  if (itemLabel) return (value as Values[]).map(withoutPlace);
  return value.every((row) => typeof row === 'string') ? value : written;
}

/** A field is compared by what it writes, so that typing the same value in another way is not a change. */
const fieldPart = (name: string, field: FieldKind, property: Property): FormPart<Values> => ({
  name,
  label: field.label,
  labelOf: (key) => (owns(field, name, key) ? inputLabel(field, key.split('.')) : undefined),
  valueOf: (values) => comparedValue(field, field.write({}, values, name), name),
  copy: (from, into) =>
    // The pictures of a list keep their addresses, which are not written.
    field.itemLabel ? (setIn(into, name, getIn(from, name)) as Values) : field.read(into, field.write({}, from, name), name),
  textOf: (values) => (field.Shown ? null : singleText(field.write({}, values, name))),
  show: (values) => (
    <>
      <Pictures value={getIn(values, name)} />
      {field.Shown ? (
        <field.Shown values={values} name={name} property={property} />
      ) : (
        <CleanHtml html={valueHtml(field.write({}, values, name))} />
      )}
    </>
  ),
});

/** The label of one of a field's inputs, by the segments of its dotted name. */
function inputLabel({ label, parts, itemLabel }: FieldKind, segments: string[]): string {
  const index = segments.find((segment) => /^\d+$/.test(segment));
  return itemLabel && index ? `${itemLabel} ${Number(index) + 1}` : (parts?.[segments.at(-1) ?? ''] ?? label);
}

/** The text that a field writes, '' for nothing; null for anything else. */
function singleText(written: Values): string | null {
  const [value, ...others] = Object.values(written);
  return others.length > 0 ? null : asText(value);
}

/** The heading of the last section of every form, which has the item's state. */
export const STATE_LABEL = 'Preview + Publish';

/** Both switches are one part, so that two people's changes cannot publish what one of them archives. */
const statePart: FormPart<Values> = {
  name: 'published',
  label: STATE_LABEL,
  labelOf: (key) => (key === 'published' || key === 'archived' ? STATE_LABEL : undefined),
  valueOf: ({ published, archived }) => [Boolean(published), Boolean(archived)],
  copy: ({ published, archived }, into) => ({ ...into, published, archived }),
  show: ({ published, archived }) => (archived ? 'Archived' : published ? 'Published' : 'Not published'),
};

/** The parts of a content form: its fields in their order, and its state. @param property in whose time zone times are shown */
export const contentParts = ({ fields }: ContentForm, property: Property): FormPart<Values>[] => [
  ...Object.entries(fields).map(([name, field]) => fieldPart(name, field, property)),
  statePart,
];

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const isHtml = (text: string) => /^\s*<\w/.test(text);

/** A field's value as HTML: rich text as it is, everything else as plain text. Values that are not text have a `Shown`. */
function valueHtml(value: unknown): string {
  if (value === null || value === undefined || value === '') return '<em>(empty)</em>';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return isHtml(value) ? value : escapeHtml(value);
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(valueHtml).join('<br>');
}
