import type { ListedError } from '../../form/parts';
import type { FormSection } from '../../ui/form/SectionNavigator';
import type { Section } from '../contentForm';

/** 'Title & Content' as an anchor: `title-content`. */
export const sectionId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The navigator's entries with the number of errors in each section. */
export const sectionsWithErrors = (sections: Section[], errors: ListedError[]): FormSection[] =>
  sections.map(({ title, fields }) => ({
    id: sectionId(title),
    title,
    errors: errors.filter(({ part }) => fields.includes(part)).length,
  }));
