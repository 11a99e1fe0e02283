import { screen, within } from '@testing-library/react';

const CHANGES = /^(Save|Discard|Delete|Add|Remove|Choose from library|Upload)/;
const CONTROLS = ['textbox', 'combobox', 'checkbox', 'switch', 'radio'] as const;

/** Expects a read-only form: it says so, and nothing in it can be changed or saved (OP-135). */
export async function expectReadOnly(): Promise<void> {
  expect(await screen.findByText('You may look at this, but not change it.')).toBeInTheDocument();
  const form = within(document.querySelector('form') as HTMLFormElement);
  const found = CONTROLS.flatMap((role) => form.queryAllByRole(role));
  expect(found.length).toBeGreaterThan(0);
  for (const control of found) expect(control).toBeDisabled();
  expect(screen.queryByRole('button', { name: CHANGES })).toBeNull();
}

/** New or Clone for such a person: refused in words, with the way back to the list (OP-135). */
export async function expectRefused(back: { label: string; href: string }): Promise<void> {
  expect(await screen.findByText('You may not do this.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: `Back to ${back.label}` })).toHaveAttribute('href', back.href);
  expect(document.querySelector('form')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Save|Clone)$/ })).toBeNull();
}
