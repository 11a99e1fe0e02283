import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from 'shared-kit/testing/renderPage';
import EditUserPage from '../../src/users/EditUserPage';
import type { userApi } from './samples';

export const open = () => renderPage(<EditUserPage />, '/users/:id/edit', '/users/2/edit');
type Person = ReturnType<typeof open>['user'];
export const checkbox = (name: string) => screen.findByRole('checkbox', { name });
export const clickButton = async (user: Person, name: string) => user.click(await screen.findByRole('button', { name }));
export const openTab = async (user: Person, name: RegExp) => user.click(await screen.findByRole('tab', { name }));
export const rowNames = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('rowheader')
    .map((header) => header.textContent);
export async function saveAndGetBody(user: Person, api: ReturnType<typeof userApi>) {
  await clickButton(user, 'Save');
  await waitFor(() => expect(api.paths()).toContain('POST /users/2/permissions'));
  return api.calls.find(({ method, path }) => method === 'POST' && path === '/users/2/permissions')?.body as object[];
}
export async function add(user: Person, label: string, name: string) {
  const box = () => screen.getByRole('combobox', { name: label });
  // The box that searches replaces the plain one.
  await waitFor(() => expect(box()).toHaveAttribute('aria-autocomplete', 'list'));
  await user.type(box(), name.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
}
