import type { ComponentType, ReactNode } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import type { Query } from 'shared-kit/api/resource';
import type { FieldKind, Values } from '../fields/fieldKind';
import { clearInvalidHidden, withoutHidden } from '../fields/hiddenFields';
import { changedBody } from '../form/changedBody';
import type { Property } from '../rules/entities';
import type { FormOf } from '../rules/models/model';
import { rulesOf } from '../rules/models/rulesOf';
import type { State } from '../rules/state';
import { fieldErrors, formErrors, type RuleContext } from '../rules/validation/fieldErrors';
import type { CheckedSections, SectionOf, WithFields } from './formTypes';
import type { GuestPageOptions } from './preview/previewSource';

/** A section of a form: its heading and the names of its fields. */
export interface Section {
  title: string;
  fields: string[];
  /** A short note above the fields. */
  note?: ReactNode;
  /** Whether the section shows for the current values; absent when it always does. */
  shows?: (values: Values) => boolean;
}

/** The props of a preview beside the form of the model `M`. */
export interface PreviewProps<M = unknown> {
  values: M extends WithFields ? FormOf<M> : Values;
  property: Property;
  /** Absent on a new item. */
  id: string | undefined;
}

/** One guest's view of the item: 'Special', 'Details Page'. */
export interface PreviewView<M = unknown> {
  label: string;
  View: ComponentType<PreviewProps<M>>;
  /** Shown above the item on its page: the category of an FAQ. */
  Above?: ComponentType<PreviewProps<M>>;
  /** The address that a guest reads above it; the property's by default. */
  address?: (props: PreviewProps<M>) => string;
  /** True if the view draws the guests' site itself. */
  bare?: boolean;
  /** The sentence under the preview; by default it says that the preview follows the typing. */
  note?: string;
}

/** The state of a form's values, in a time zone. */
export type StateOfValues<V = Values> = (values: V, zone: string, now: number) => State;

interface Flags {
  published: boolean;
  archived: boolean;
}

/**
 * The form of one content type as pages use it (documents 2 and 3 §2). 'Preview + Publish' is added to every form as its
 * last section.
 */
export interface ContentForm {
  fields: Record<string, FieldKind>;
  sections: Section[];
  /** The rules that the server applies too. */
  rules: ObjectSchema<AnyObject>;
  /** The guest's views, shown while typing. */
  previews: PreviewView[];
  /** The guests' page around the first of them; absent where an item appears alone. */
  page: GuestPageOptions | undefined;
  /** What 'published' means, if guests do not see what is published here. */
  published?: string | undefined;
  /** The item's state, if it does not follow from its own date window. */
  state?: StateOfValues | undefined;
  /** The parameters that narrow a list to the items that are ordered together with one of these values. */
  orderOf: (values: Values) => Query;
}

interface WithOrder extends WithFields {
  orderedWithin?: readonly string[];
}

/** The parts of the guests' page that do not follow from the model. */
interface PageOptions<M extends WithFields> {
  label?: string;
  query?: (values: FormOf<M>) => Query;
  titles?: (values: FormOf<M>) => string[];
  compare?: (a: FormOf<M>, b: FormOf<M>) => number;
}

interface FormOptions<M extends WithFields, S extends readonly SectionOf[]> {
  /** Headings with their fields, in the order of the page. */
  sections: S & CheckedSections<M, S>;
  /** The guest's views, shown while typing. */
  previews: PreviewView<M>[];
  /** The guests' page around the first view; null where an item appears alone. By default the items that are ordered together. */
  page?: PageOptions<M> | null;
  /** What 'published' means, if guests do not see what is published here. */
  published?: string | undefined;
  /** The item's state, if it does not follow from its own date window. */
  state?: StateOfValues<FormOf<M> & Flags> | undefined;
}

/**
 * Defines the form of a content type. The compiler checks it against the model: every field exactly once, none that the model
 * lacks, each of a kind that writes what the model stores.
 */
export function contentForm<M extends WithOrder, const S extends readonly SectionOf[]>(
  model: M,
  { sections, previews, page, published, state }: FormOptions<M, S>,
): ContentForm {
  const { orderedWithin = [] } = model;
  const orderOf = (values: Values): Query => Object.fromEntries(orderedWithin.map((key) => [key, values[key] as string]));
  return {
    fields: Object.assign({}, ...sections.map(({ fields }) => fields)) as Record<string, FieldKind>,
    sections: sections.map(({ fields, ...section }) => ({ ...section, fields: Object.keys(fields) })),
    rules: rulesOf(model.fields),
    previews: previews as PreviewView[],
    page: page === null ? undefined : ({ label: 'Page', query: orderOf, ...page } as GuestPageOptions),
    published,
    state: state as StateOfValues | undefined,
    orderOf,
  };
}

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

/** The names of the text inputs that nobody can reach while the form has these values. */
const hiddenInputs = ({ fields, sections }: ContentForm, values: Values): string[] =>
  sections.flatMap(({ fields: names, shows }) => {
    const shown = shows?.(values) ?? true;
    return names.flatMap((name) => fields[name]?.hidden?.(values, name, shown) ?? []);
  });

/** The form's error messages by dotted name, without those of inputs that nobody can reach. */
export const contentErrors = (form: ContentForm, values: Values, context: RuleContext | undefined): Record<string, string> =>
  withoutHidden(formErrors(form.rules, values, context), hiddenInputs(form, values));

/** The body that is sent for the form's values. Invalid values of inputs that nobody can reach are left out. */
export function writeValues(form: ContentForm, values: Values, scope: Values = {}): Values {
  const { published, archived } = values;
  const validValues = clearInvalidHidden(values, hiddenInputs(form, values), fieldErrors(form.rules, values));
  return Object.entries(form.fields).reduce((body, [name, field]) => field.write(body, validValues, name), {
    ...scope,
    published,
    archived,
  } as Values);
}

/** The body that changes a stored item, or creates one: an empty value that nobody filled in stays as it was stored, null or ''. */
export const writeChanges = (form: ContentForm, values: Values, stored: Values | undefined, scope?: Values): Values =>
  changedBody((written) => writeValues(form, written, scope), values, stored && readValues(form, stored), stored);
