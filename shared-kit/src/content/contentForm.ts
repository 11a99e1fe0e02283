import type { ComponentType, ReactNode } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import type { FieldKind, Values } from '../fields/fieldKind';
import type { Property } from '../rules/entities';

/** A section of a form: its heading and the names of its fields. */
export interface Section {
  title: string;
  fields: string[];
  /** Small words or an explanation above the fields. */
  note?: ReactNode;
  /** Whether it shows for what is typed; always unless told. */
  shows?: (values: Values) => boolean;
}

export interface PreviewProps {
  values: Values;
  property: Property;
  /** Absent on a new item. */
  id: string | undefined;
}

/** One guest's view of the item: 'Special', 'Details Page'. */
export interface PreviewView {
  label: string;
  View: ComponentType<PreviewProps>;
  /** The sentence under the preview; that it follows the typing unless told. */
  note?: string;
}

/**
 * What is special about the form of one kind of content (documents 2 and 3 §2). 'Preview + Publish' is added to every
 * form as its last section.
 */
export interface ContentForm {
  fields: Record<string, FieldKind>;
  sections: Section[];
  /** The rules that the server applies too. */
  rules: ObjectSchema<AnyObject>;
  /** The guest's views, shown while typing. */
  previews: PreviewView[];
}

/** Writes the form of a content type down with its shape checked. */
export const contentForm = (form: ContentForm): ContentForm => form;

/** The values of a new item (document 3 §4: unpublished, unarchived, does not end). */
export const newValues = ({ fields }: ContentForm, scope: Values = {}): Values =>
  Object.entries(fields).reduce((values, [name, field]) => field.initial(values, name), {
    ...scope,
    published: false,
    archived: false,
  } as Values);

/** The form's values for an item of the API. */
export const readValues = (form: ContentForm, item: Values): Values =>
  Object.entries(form.fields).reduce((values, [name, field]) => field.read(values, item, name), {
    ...newValues(form),
    published: Boolean(item.published),
    archived: Boolean(item.archived),
  } as Values);

/** The body that is sent for the form's values. */
export const writeValues = ({ fields }: ContentForm, values: Values, scope: Values = {}): Values =>
  Object.entries(fields).reduce((body, [name, field]) => field.write(body, values, name), {
    ...scope,
    published: values.published,
    archived: values.archived,
  } as Values);

/** The field that owns a dotted key: an error under `cta.linkUrl` belongs to the field `cta`. */
export function ownerOf({ fields }: ContentForm, key: string): string | undefined {
  const owns = ([name, field]: [string, FieldKind]) =>
    field.keys(name).some((own) => key === own || key.startsWith(`${own}.`) || key.startsWith(`${own}[`));
  const owners = Object.entries(fields).filter(owns);
  // `details.image` rather than `details`, where both would fit.
  return owners.sort(([a], [b]) => b.length - a.length)[0]?.[0];
}

/** The labels of the fields in which two sets of values differ, in the order of the form. */
export function changedFields({ fields }: ContentForm, before: Values, now: Values): string[] {
  const of = (field: FieldKind, name: string, values: Values) => JSON.stringify(field.write({}, values, name));
  const names = Object.entries(fields).filter(([name, field]) => of(field, name, before) !== of(field, name, now));
  const flags = before.published !== now.published || before.archived !== now.archived ? ['Preview + Publish'] : [];
  return [...names.map(([, field]) => field.label), ...flags];
}
