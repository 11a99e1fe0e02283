import { flattenErrors } from '../../form/flattenErrors';
import type { FormSection } from '../../ui/form/SectionNavigator';
import { ownerOf, type ContentForm, type Section } from '../contentForm';

export interface ListedError {
  /** Dotted name of the field. */
  name: string;
  label: string;
  text: string;
}

/** 'Title & Content' as an anchor: `title-content`. */
export const sectionId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function labelOf(form: ContentForm, name: string): string {
  const field = form.fields[ownerOf(form, name) ?? ''];
  return field?.parts?.[name.split('.').at(-1) ?? ''] ?? field?.label ?? name;
}

/** A form's errors in the order of its sections, each with the words its field is known by. */
export function errorList(form: ContentForm, errors: object): ListedError[] {
  const order = form.sections.flatMap((section) => section.fields);
  const place = (name: string) => order.indexOf(ownerOf(form, name) ?? '');
  return flattenErrors(errors)
    .map(([name, text]) => ({ name, label: labelOf(form, name), text }))
    .sort((a, b) => place(a.name) - place(b.name));
}

/** The navigator's entries with the number of errors in each section. */
export const sectionsWithErrors = (form: ContentForm, sections: Section[], errors: ListedError[]): FormSection[] =>
  sections.map(({ title, fields }) => ({
    id: sectionId(title),
    title,
    errors: errors.filter(({ name }) => fields.includes(ownerOf(form, name) ?? name)).length,
  }));
