import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from 'shared-kit/ui/button/Button';
import { ConfirmDialog } from './ConfirmDialog';

function Page({ busy, error, onConfirm = jest.fn() }: { busy?: boolean; error?: string; onConfirm?(): void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete this</Button>
      <ConfirmDialog
        open={open}
        title="Delete Special"
        busy={busy}
        error={error}
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      >
        It cannot be undone.
      </ConfirmDialog>
    </>
  );
}
const openIt = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete this' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Special' });
  return { user, dialog };
};

test('the dialog says what will happen, focuses Cancel, and returns the focus', async () => {
  render(<Page />);
  const { user, dialog } = await openIt();
  expect(dialog).toHaveAccessibleDescription('It cannot be undone.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete this' })).toHaveFocus());
});

test('Delete confirms; the owner closes the dialog when the work is done', async () => {
  const onConfirm = jest.fn();
  render(<Page onConfirm={onConfirm} />);
  const { user, dialog } = await openIt();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(dialog).toBeInTheDocument();
});

test('while the work is under way nothing closes the dialog and Delete cannot be pressed twice', async () => {
  const onConfirm = jest.fn();
  render(<Page busy onConfirm={onConfirm} />);
  const { user, dialog } = await openIt();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(dialog).toBeInTheDocument();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel).toHaveAttribute('aria-disabled', 'true');
  cancel.focus();
  await user.keyboard('{Enter}');
  expect(dialog).toBeInTheDocument();
  expect(cancel).toHaveFocus();
});

test('a refusal is shown in the dialog, which stays open', async () => {
  render(<Page error="The special is used by 2 pages." />);
  const { dialog } = await openIt();
  expect(dialog).toContainElement(screen.getByText('The special is used by 2 pages.'));
});
