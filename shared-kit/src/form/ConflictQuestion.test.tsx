import { render, screen } from '@testing-library/react';
import { signedInAs } from '../../testing/fakeSession';
import type { ItemBase } from '../rules/entities';
import { ConflictQuestion } from './ConflictQuestion';

const saved = (version: number, by: ItemBase['updatedBy']): ItemBase => ({
  ...{ id: '1', version, updatedBy: by },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-08-07T09:00:00.000Z',
});
const ada = { id: '2', name: 'Ada Lind' };
const nora = { id: '1', name: 'Nora Okafor' };
const title = { name: 'title', label: 'Title', mine: 'Spa days', theirs: 'Spa weekend' };

const ask = (current: ItemBase, differences = [title]) =>
  render(<ConflictQuestion current={current} differences={differences} onSave={() => Promise.resolve()} />);

beforeEach(() => signedInAs());

test('the question says who saved meanwhile, and asks which version to keep', () => {
  ask(saved(2, ada));
  expect(screen.getByText(/^Ada Lind saved this on Aug 7, 2026, .*, while you were editing\.$/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Ada Lind’s/ })).not.toBeChecked();
});

test('when somebody saves once more before the choices are saved, the question says so', () => {
  render(<ConflictQuestion current={saved(13, ada)} isAskedAgain differences={[title]} onSave={() => Promise.resolve()} />);
  expect(screen.getByText(/^Ada Lind saved this once more on .*, before your choices were saved\.$/)).toBeInTheDocument();
  expect(screen.getByText(/^Nothing is saved yet, and nothing is lost: choose/)).toBeInTheDocument();
});

test('a save by the same person in another window is not attributed to somebody else', () => {
  const { unmount } = ask(saved(32, nora));
  expect(screen.getByText(/^You saved this in another window on .*, while you were editing here\.$/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Mine/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Saved/ })).toBeInTheDocument();
  expect(screen.queryByText(/you both|theirs/)).not.toBeInTheDocument();
  unmount();
  ask(saved(33, nora), []);
  expect(screen.queryByText(/theirs/)).not.toBeInTheDocument();
});

test('each choice is named by person and text; a long text is its description, with the field in the name', () => {
  const long = 'word '.repeat(2000).trim();
  ask(saved(34, ada), [{ ...title, mine: long }]);
  const mine = screen.getByRole('radio', { name: 'Mine: Title' });
  expect(mine).toHaveAccessibleDescription(long);
  expect(screen.getByRole('radio', { name: /^Ada Lind’s\s*Spa weekend$/ })).not.toHaveAccessibleDescription();
});

test('a choice is not announced with the whole question, only with the rows that it changes', () => {
  const mixed = (theirs: readonly string[]) => [{ name: 'rows', label: 'Rows', rows: theirs.length ? 'theirs' : 'mine' }];
  const onSave = () => Promise.resolve();
  render(<ConflictQuestion current={saved(35, ada)} differences={[title]} mixed={mixed} onSave={onSave} />);
  expect(screen.getByRole('alert')).toContainElement(screen.getByText('mine'));
  expect(screen.getByRole('alert')).toHaveAttribute('aria-atomic', 'false');
});
