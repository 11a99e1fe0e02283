import { act, render, screen, waitFor } from '@testing-library/react';
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

test('a dialog with a form focuses its first enabled field, and Escape returns the focus', async () => {
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

test('on a touch screen a dialog does not focus a field, since that would open the keyboard over it', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await openIt(<TextInput aria-label="Title" />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  jest.mocked(window.matchMedia).mockRestore();
});

test('a dialog without fields focuses the control that is marked for it', async () => {
  await openIt(
    <>
      <Button>Delete</Button>
      <Button data-begin>Cancel</Button>
    </>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

test('a click outside closes a dialog, but not one right after a click inside, which may be a double click', async () => {
  const user = await openIt(<Button>Upload</Button>);
  const dialog = screen.getByRole('dialog', { name: 'Edit Calendar' });
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await user.click(document.body);
  expect(dialog).toBeInTheDocument();
  await act(() => new Promise((done) => setTimeout(done, 550)));
  await user.click(document.body);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
