import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTextForm } from '../../../testing/RichTextForm';

let mockArrive: () => void;
const mockArrival = new Promise<void>((resolve) => {
  mockArrive = resolve;
});
jest.mock('../../rules/loadOnce', () => ({
  loadOnce: (load: () => Promise<unknown>) => () => mockArrival.then(load),
}));
jest.mock('shared-kit/fields/richText/QuillEditor', () => jest.requireActual<object>('../../../testing/PlainEditor'));

test('Tab stops at an editor whose code has not arrived, which says so and then has the cursor', async () => {
  const user = userEvent.setup();
  render(<RichTextForm />);
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  expect(screen.queryByText('The editor is still loading.')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('document', { name: 'Body' })).toHaveFocus();
  expect(screen.getByText('The editor is still loading.')).toBeInTheDocument();
  await act(async () => mockArrive());
  const editor = await screen.findByRole('textbox', { name: 'Body' });
  expect(editor).toHaveFocus();
  expect(editor).toHaveValue('Two nights by the fire.');
});
