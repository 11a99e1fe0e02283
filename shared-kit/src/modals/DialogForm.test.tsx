import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from 'shared-kit/api/http';
import { closeModal } from 'shared-kit/shellServices/modal';
import { Field } from '../ui/input/Field';
import { TextInput } from '../ui/input/TextInput';
import { DialogForm } from './DialogForm';

jest.mock('shared-kit/shellServices/modal');

function NameForm({ save }: { save: (name: string) => Promise<void> }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  return (
    <DialogForm
      submitLabel="Keep"
      onSubmit={async () => {
        setError(name ? undefined : 'Required!');
        if (name) await save(name);
      }}
    >
      <Field label="Name" error={error}>
        <TextInput value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
    </DialogForm>
  );
}

const nameField = () => screen.getByRole('textbox', { name: 'Name' });
const keep = () => screen.getByRole('button', { name: 'Keep' });

test('an invalid field gets the focus, and nothing is saved', async () => {
  const save = jest.fn();
  render(<NameForm save={save} />);
  await userEvent.click(keep());
  expect(await screen.findByText('Required!')).toBeInTheDocument();
  await waitFor(() => expect(nameField()).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});

test('the browser asks before the tab is closed once something is typed, until the dialog is gone', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { unmount } = render(<NameForm save={jest.fn()} />);
  expect(asks()).toBe(false);
  await userEvent.type(nameField(), 'N');
  expect(asks()).toBe(true);
  unmount();
  expect(asks()).toBe(false);
});

test('a second refusal by Enter is announced too: the message goes and comes back', async () => {
  render(<NameForm save={jest.fn()} />);
  await userEvent.type(nameField(), '{Enter}');
  await waitFor(() => expect(screen.getByText('Required!')).toBeVisible());
  await userEvent.type(nameField(), '{Enter}');
  await waitFor(() => expect(screen.getByText('Required!')).not.toBeVisible());
  await waitFor(() => expect(nameField()).toHaveAccessibleDescription('Required!'));
  expect(nameField()).toHaveFocus();
});

test('an invalid group of checkboxes gets the focus and is described by its error', async () => {
  const Boxes = () => {
    const [error, setError] = useState<string>();
    return (
      <DialogForm submitLabel="Keep" onSubmit={() => setError('Choose a day.')}>
        <Field label="Days" group error={error}>
          <input type="checkbox" aria-label="Monday" />
        </Field>
      </DialogForm>
    );
  };
  render(<Boxes />);
  await userEvent.click(keep());
  const days = screen.getByRole('group', { name: 'Days' });
  await waitFor(() => expect(days).toHaveFocus());
  expect(days).toHaveAccessibleDescription('Choose a day.');
});

test('a failure shows a message and keeps the text; the next attempt removes the message', async () => {
  const save = jest
    .fn()
    .mockRejectedValueOnce(new ApiError({ status: 503, code: 'full', message: 'The line is down.' }))
    .mockResolvedValue(undefined);
  render(<NameForm save={save} />);
  await userEvent.type(nameField(), 'Spring{Enter}');
  expect(await screen.findByText('The line is down.')).toBeInTheDocument();
  expect(nameField()).toHaveValue('Spring');
  await userEvent.click(keep());
  expect(screen.queryByText('The line is down.')).not.toBeInTheDocument();
  expect(save).toHaveBeenCalledTimes(2);
});

test('a second press while it saves does nothing', async () => {
  let finish = () => {};
  const save = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<NameForm save={save} />);
  await userEvent.type(nameField(), 'Spring{Enter}');
  await userEvent.click(keep());
  await userEvent.type(nameField(), '{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  expect(keep()).not.toHaveAttribute('aria-busy', 'true');
});

test('after a 403 the text stays, and neither a button nor Enter sends it again', async () => {
  const save = jest.fn().mockRejectedValue(new ApiError({ status: 403, code: 'forbidden', message: 'You may not rename it.' }));
  render(<NameForm save={save} />);
  await userEvent.type(nameField(), 'Spring{Enter}');
  expect(await screen.findByText('You may not rename it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Keep' })).not.toBeInTheDocument();
  await userEvent.type(nameField(), ' season{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
  expect(nameField()).toHaveValue('Spring season');
});

test('Cancel closes the dialog and saves nothing', async () => {
  const save = jest.fn();
  render(<NameForm save={save} />);
  await userEvent.type(nameField(), 'Spring');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closeModal).toHaveBeenCalledTimes(1);
  expect(save).not.toHaveBeenCalled();
});
