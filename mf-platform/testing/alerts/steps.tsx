import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared-kit/testing/renderPage';
import AlertFormPage from '../../src/alerts/AlertFormPage';
import { changes, type alertServer } from './samples';

const NEW = '/hotels/alerts/new';
export const openNew = () => renderPage(<AlertFormPage />, NEW, NEW);
export const openEdit = (id = '1') => renderPage(<AlertFormPage />, '/hotels/alerts/:id/edit', `/hotels/alerts/${id}/edit`);
type User = ReturnType<typeof openNew>['user'];

export const nameField = () => screen.findByRole('textbox', { name: 'Name' });
export const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
export const partFields = (title: string) => within(screen.getByRole('group', { name: title }));
export const chooseDisplay = (user: User, as: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Display As' }), as);
export const lastBody = (api: ReturnType<typeof alertServer>) => changes(api).at(-1)?.[1] as Record<string, object>;
