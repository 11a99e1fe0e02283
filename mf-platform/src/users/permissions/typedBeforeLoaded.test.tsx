import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './SearchBox';

let mockArrive: () => void;
const mockArrival = new Promise<void>((resolve) => {
  mockArrive = resolve;
});
jest.mock('shared-kit/rules/loadOnce', () => ({
  loadOnce: (load: () => Promise<unknown>) => () => mockArrival.then(load),
}));

test('what is typed before the code of the list has arrived is searched for, and the box keeps the focus', async () => {
  const search = jest.fn((text: string) => Promise.resolve([{ key: '9', label: `The ${text}er` }]));
  render(<SearchBox label="Add a Hotel..." search={search} onChoose={jest.fn()} />);
  await userEvent.tab();
  await userEvent.keyboard('Ast');
  await act(async () => mockArrive());
  expect(await screen.findByRole('option', { name: 'The Aster' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Add a Hotel...' })).toHaveFocus();
});
