import { screen, within } from '@testing-library/react';

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** Queries within a section of a form. */
export const section = (name: string) => within(screen.getByRole('region', { name }));

/** The titles of a form's sections, as its navigator lists them. */
export const sections = () =>
  textsOf(within(screen.getByRole('navigation', { name: 'Sections of this form' })).getAllByRole('link'));

/** The labels of the fields that are marked as optional. */
export const optionalFields = () =>
  screen.queryAllByText('optional').map(({ previousElementSibling: label }) => label?.textContent);

/** The options of a select, or of the select with a label. */
export const optionsOf = (select: HTMLElement | string) =>
  textsOf(within(typeof select === 'string' ? screen.getByRole('combobox', { name: select }) : select).getAllByRole('option'));
