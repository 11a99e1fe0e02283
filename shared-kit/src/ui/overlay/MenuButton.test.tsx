import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from './MenuButton';

const show = () => {
  const archive = jest.fn();
  const destroy = jest.fn();
  render(
    <MenuButton
      label="More for Bring the Dog"
      items={() => [
        { label: 'Archive', onSelect: archive },
        { label: 'Settings', href: '/hotels/1' },
        { label: 'Delete', tone: 'danger', onSelect: destroy },
      ]}
    />,
  );
  return { archive, destroy, button: screen.getByRole('button', { name: 'More for Bring the Dog' }), user: userEvent.setup() };
};
const entry = (name: string) => screen.getByRole('menuitem', { name });

test('the first key press opens the menu at its first entry, although the menu has yet to be loaded', async () => {
  const { user, button, archive } = show();
  await user.tab();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await screen.findByRole('menu', { name: 'More for Bring the Dog' });
  await waitFor(() => expect(entry('Archive')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(archive).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

test('arrow up opens the menu at its last entry; Escape closes it and returns the focus', async () => {
  const { user, button, destroy } = show();
  await user.tab();
  await user.keyboard('{ArrowUp}');
  await screen.findByRole('menu');
  await waitFor(() => expect(entry('Delete')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
  expect(destroy).not.toHaveBeenCalled();
});

test('Tab closes the menu; a second click closes it as well', async () => {
  const { user, button } = show();
  await user.click(button);
  await screen.findByRole('menu');
  await waitFor(() => expect(entry('Archive')).toHaveFocus());
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await user.click(button);
  await screen.findByRole('menu');
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('an entry with an address is a link', async () => {
  const { user, button } = show();
  await user.click(button);
  await screen.findByRole('menu');
  expect(entry('Settings')).toHaveAttribute('href', '/hotels/1');
});

test('there is no separator above the first entry, even if the entry asks for one', async () => {
  const items = () => ['Move up', 'Move down'].map((label) => ({ label, onSelect: () => undefined, separated: true }));
  render(<MenuButton label="More for Pets" items={items} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'More for Pets' }));
  await screen.findByRole('menu');
  expect(screen.getAllByRole('separator')).toHaveLength(1);
});
