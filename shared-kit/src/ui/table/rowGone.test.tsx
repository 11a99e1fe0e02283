import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepRowFocus } from '../../../testing/keepRowFocus';
import { Table, type Column } from './Table';

interface Item {
  id: number;
}
const columns: Column<Item>[] = [{ key: 'title', header: 'Title', kind: 'title', cell: (row) => `Item ${row.id}` }];
const onReorder = jest.fn();
const table = (...ids: number[]) => (
  <Table
    label="Items"
    columns={columns}
    rows={ids.map((id) => ({ id }))}
    rowKey={(row) => row.id}
    nameOf={(row) => `Item ${row.id}`}
    onReorder={onReorder}
    empty={<button>New Item</button>}
  />
);
const handle = (id: number) => screen.getByRole('button', { name: `Move Item ${id}` });
const GONE = 'Item 2 was not moved: it is no longer in this list.';

keepRowFocus();
beforeEach(() => onReorder.mockClear());

test('a lifted row that somebody else deletes is said to be gone, and the row in its place has the focus', async () => {
  const { rerender } = render(table(1, 2, 3));
  const user = userEvent.setup();
  act(() => handle(2).focus());
  await user.keyboard(' ');
  rerender(table(1, 3));
  expect(screen.getByRole('status')).toHaveTextContent(GONE);
  await waitFor(() => expect(handle(3)).toHaveFocus());
  await user.keyboard('{ArrowUp}');
  expect(onReorder).not.toHaveBeenCalled();
});

test('it is said as well if it was the only row, and the empty list has the focus', async () => {
  const { rerender } = render(<main>{table(2)}</main>);
  const user = userEvent.setup();
  const status = screen.getByRole('status');
  act(() => handle(2).focus());
  await user.keyboard(' ');
  rerender(<main>{table()}</main>);
  // Screen readers announce only what changes in an element that was there before.
  expect(status).toBeInTheDocument();
  expect(status).toHaveTextContent(GONE);
  await waitFor(() => expect(screen.getByRole('button', { name: 'New Item' })).toHaveFocus());
  rerender(<main>{table(2)}</main>);
  expect(handle(2)).toHaveAttribute('aria-pressed', 'false');
});

test('it is not lifted if it comes back, as from the bin', async () => {
  const { rerender } = render(table(1, 2, 3));
  const user = userEvent.setup();
  act(() => handle(2).focus());
  await user.keyboard(' {ArrowUp}');
  rerender(table(1, 3));
  rerender(table(1, 2, 3));
  expect(handle(2)).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Item 1', 'Item 2', 'Item 3']);
});

/** Drags the second item a little. @returns how many rows float */
async function drag() {
  fireEvent.pointerEnter(handle(2).closest('tbody')!);
  // The code for dragging is loaded when the pointer comes near.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  fireEvent.mouseDown(handle(2), { clientX: 10, clientY: 10 });
  fireEvent.mouseMove(handle(2), { clientX: 10, clientY: 30 });
  const floating = () => document.querySelectorAll('body > table[aria-hidden]').length;
  await waitFor(() => expect(floating()).toBe(1));
  return floating;
}

test('a dragged row that somebody else deletes is said to be gone when it is dropped', async () => {
  const { rerender } = render(table(1, 2, 3));
  const floating = await drag();
  rerender(table(1, 3));
  fireEvent.mouseUp(window);
  await waitFor(() => expect(floating()).toBe(0));
  expect(screen.getByRole('status')).toHaveTextContent(GONE);
  expect(onReorder).not.toHaveBeenCalled();
});

test('a drag of the only row ends when somebody else deletes it, and the row is said to be gone', async () => {
  const { rerender } = render(table(2));
  const floating = await drag();
  rerender(table());
  expect(screen.getByRole('status')).toHaveTextContent(GONE);
  await waitFor(() => expect(floating()).toBe(0));
  expect(onReorder).not.toHaveBeenCalled();
});
