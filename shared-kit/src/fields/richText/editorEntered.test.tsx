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

const NOTE = 'The editor is still loading. You can type already.';

test('Tab stops at an editor whose code has not arrived; what is typed there is in the editor, which then has the cursor', async () => {
  const user = userEvent.setup();
  render(<RichTextForm />);
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Body' })).toHaveFocus();
  expect(screen.getByText(NOTE)).toBeInTheDocument();
  getSelection()?.collapse(screen.getByText('Two nights by the fire.').firstChild, 0);
  await user.keyboard('Any ');
  await act(async () => mockArrive());
  const editor = await screen.findByRole('textbox', { name: 'Body' });
  expect(editor).toHaveFocus();
  expect(editor).toHaveValue('Any Two nights by the fire.');
});
