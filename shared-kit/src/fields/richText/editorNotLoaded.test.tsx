import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTextForm } from '../../../testing/RichTextForm';

let mockIsBroken = true;
jest.mock('shared-kit/fields/richText/QuillEditor', () => {
  if (mockIsBroken) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('../../../testing/PlainEditor');
});

test('when the editor fails to load, a message shows, text can be typed, and one click loads it for every field of the form', async () => {
  const user = userEvent.setup();
  render(<RichTextForm />);
  const buttons = await screen.findAllByRole('button', { name: 'Try again' });
  expect(buttons).toHaveLength(2);
  for (const alert of screen.getAllByRole('alert')) expect(alert).toHaveTextContent('The editor could not be loaded.');
  expect(screen.getByText('Two nights by the fire.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Winter Escape');
  await user.tab();
  getSelection()?.collapse(screen.getByText('Two nights by the fire.').firstChild, 0);
  await user.keyboard('At most ');
  mockIsBroken = false;
  await user.click(buttons[0]!);
  expect(await screen.findByRole('textbox', { name: 'Body' })).toHaveValue('At most Two nights by the fire.');
  expect(screen.getByRole('textbox', { name: 'Body' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Terms' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Winter Escape');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
