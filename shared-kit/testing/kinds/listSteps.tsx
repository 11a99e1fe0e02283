import { screen, within } from '@testing-library/react';
import { renderPage } from '../renderPage';
import { addressOf, titleOf, type TestedKind } from './testedKind';

/** Opens the list of a kind. */
export function openList(kind: TestedKind, tail = '', query = '') {
  const { route, address } = addressOf(kind, tail);
  return renderPage(kind.list, route, address + query);
}
export const rowsOf = (kind: TestedKind, ...ids: string[]) => ids.map((id) => kind.item(id));
export const link = (kind: TestedKind, id: string) => screen.findByRole('link', { name: titleOf(kind, id) });
/** The titles of the shown rows, or the name of the list without any. */
export const titles = (kind: TestedKind) =>
  screen
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent)
    .join() || kind.plural;
export const tab = (name: string, count: number) => screen.findByRole('tab', { name: new RegExp(`${name}\\s*${count}$`) });
