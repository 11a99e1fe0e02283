import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared-kit/testing/renderPage';
import AlertAssignmentsPage from '../../src/alerts/AlertAssignmentsPage';

export const open = (query = '') => renderPage(<AlertAssignmentsPage />, '/hotels/alerts', `/hotels/alerts${query}`);
export const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!);
export const listing = (name: string) => screen.findByRole('combobox', { name: `Alert Listing: ${name}` });
export const override = (name: string) => screen.getByRole('switch', { name: `Override: ${name}` });
export const globalAlert = () => screen.findByRole('combobox', { name: 'Global Alert' });
export const LATE = {
  status: 412,
  body: { message: 'Somebody else changed this in the meantime.', code: 'stale', fields: {} },
};
export const BROKEN = { status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } };
