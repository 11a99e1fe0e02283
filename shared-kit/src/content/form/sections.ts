import type { ListedError } from '../../form/parts';
import type { FormSection } from '../../ui/form/SectionNavigator';
import type { ContentForm, Section } from '../contentForm';
import { ownerOf } from '../contentParts';

/** 'Title & Content' as an anchor: `title-content`. */
export const sectionId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The navigator's entries with the number of errors in each section. */
export const sectionsWithErrors = (form: ContentForm, sections: Section[], errors: ListedError[]): FormSection[] =>
  sections.map(({ title, fields }) => ({
    id: sectionId(title),
    title,
    errors: errors.filter(({ name }) => fields.includes(ownerOf(form, name) ?? name)).length,
  }));
