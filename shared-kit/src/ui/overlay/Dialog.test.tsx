import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Button } from 'shared-kit/ui/button/Button';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import { Dialog } from './Dialog';

function Page({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog open={open} title="Edit Calendar" onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  );
}
const openIt = async (children: ReactNode) => {
  const user = userEvent.setup();
  render(<Page>{children}</Page>);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit Calendar' });
  return user;
};

test('a dialog with a form begins at its first field, and Escape gives the focus back', async () => {
  const user = await openIt(
    <>
      <TextInput aria-label="ID" disabled />
      <TextInput aria-label="Title" />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

test('under a finger it does not begin in a field, which would raise the keyboard over it', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await openIt(<TextInput aria-label="Title" />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  jest.mocked(window.matchMedia).mockRestore();
});

test('one without fields begins at the control that says so, else at the first one', async () => {
  await openIt(
    <>
      <Button>Delete</Button>
      <Button data-begin>Cancel</Button>
    </>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

test('a press outside closes it, but not the second one of a double click whose first made it smaller', async () => {
  const user = await openIt(<Button>Upload</Button>);
  const dialog = screen.getByRole('dialog', { name: 'Edit Calendar' });
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await user.click(document.body);
  expect(dialog).toBeInTheDocument();
  await new Promise((done) => setTimeout(done, 550));
  await user.click(document.body);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
