import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared-kit/testing/renderPage';
import AlertListingsPage from '../../src/alerts/AlertListingsPage';

export const LISTINGS = '/hotels/alerts/listings';
export const open = (address = LISTINGS) => renderPage(<AlertListingsPage />, LISTINGS, address);
export type User = ReturnType<typeof open>['user'];

/** The names of the alerts, in the order of the rows. */
export const alertNames = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);

export const ready = () => screen.findByRole('link', { name: 'Pool closed' });

export async function openMenu(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: `More for ${name}` }));
  return screen.findByRole('menu');
}
