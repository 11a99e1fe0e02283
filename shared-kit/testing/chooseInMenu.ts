import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Opens the menu of a row and chooses an entry from it.
 * @param name the name of the row, 'Bring the Dog'
 */
export async function chooseInMenu(user: UserEvent, name: string, entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
