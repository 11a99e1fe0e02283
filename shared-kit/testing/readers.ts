import { screen, within } from '@testing-library/react';

const CHANGES = /^(Save|Discard|Delete|Add|Remove|Choose from library|Upload)/;
const CONTROLS = ['textbox', 'combobox', 'checkbox', 'switch', 'radio'] as const;

/** Expects a form that says that it is read-only, and in which nothing can be changed or saved (OP-135). */
export async function expectReadOnly(): Promise<void> {
  expect(await screen.findByText('You may look at this, but not change it.')).toBeInTheDocument();
  const form = within(document.querySelector('form') as HTMLFormElement);
  const controls = CONTROLS.flatMap((role) => form.queryAllByRole(role));
  expect(controls.length).toBeGreaterThan(0);
  for (const control of controls) expect(control).toBeDisabled();
  expect(screen.queryByRole('button', { name: CHANGES })).toBeNull();
}

/** Expects that New or Clone is refused with a message and a link back to the list (OP-135). */
export async function expectRefused(back: { label: string; href: string }): Promise<void> {
  expect(await screen.findByText('You may not do this')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: `Back to ${back.label}` })).toHaveAttribute('href', back.href);
  expect(document.querySelector('form')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Save|Clone)$/ })).toBeNull();
}
