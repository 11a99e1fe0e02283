import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from '../overlay/MenuButton';
import { keepFocus } from './keepFocus';

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

const hold = (element: Element) => fireEvent.keyDown(element, { key: 'Enter', repeat: true });

test('Enter that is held down after it has opened a menu chooses nothing; pressed again, it chooses', async () => {
  const archive = jest.fn();
  render(<MenuButton label="More" items={() => [{ label: 'Archive', onSelect: archive }]} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  const entry = await screen.findByRole('menuitem', { name: 'Archive' });
  await waitFor(() => expect(entry).toHaveFocus());
  hold(entry);
  expect(archive).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(archive).toHaveBeenCalledTimes(1);
});

test('held down, Enter repeats on the button where it was pressed and in a text, but not on a button that got the focus since', () => {
  render(
    <>
      <button>Next month</button>
      <button>Restore</button>
      <textarea aria-label="Reason" />
    </>,
  );
  const next = screen.getByRole('button', { name: 'Next month' });
  const restore = screen.getByRole('button', { name: 'Restore' });
  act(() => next.focus());
  fireEvent.keyDown(next, { key: 'Enter' });
  expect([hold(next), hold(restore), hold(screen.getByRole('textbox'))]).toEqual([true, false, true]);
  fireEvent.keyDown(restore, { key: 'Enter' });
  expect(hold(restore)).toBe(true);
});
