import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from 'shared-kit/ui/button/Button';
import { keepFocus } from '../focus/keepFocus';
import { Dialog } from './Dialog';
import { MenuButton } from './MenuButton';

function Page() {
  const [names, setNames] = useState(['Arch', 'Bell']);
  const [asked, setAsked] = useState<string>();
  const close = () => setAsked(undefined);
  return (
    <main>
      <Button onClick={() => setAsked('the list')}>Edit</Button>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <MenuButton label={name} items={[{ label: 'Delete', onSelect: () => setAsked(name) }]} />
          </li>
        ))}
      </ul>
      <Dialog open={asked !== undefined} title="Delete" onClose={close}>
        <Button
          onClick={() => {
            setNames(names.filter((name) => name !== asked));
            close();
          }}
        >
          Yes
        </Button>
      </Dialog>
    </main>
  );
}

test('after the row of a dialog is gone the focus is near it, not where another dialog was opened before', async () => {
  const stop = keepFocus();
  const user = userEvent.setup();
  render(<Page />);
  const edit = screen.getByRole('button', { name: 'Edit' });
  await user.click(edit);
  await screen.findByRole('dialog', { name: 'Delete' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(edit).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Bell' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete' }));
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Arch' })).toHaveFocus());
  stop();
});
