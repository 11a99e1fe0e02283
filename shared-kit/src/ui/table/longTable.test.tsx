import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Table, type Column } from './Table';

interface Item {
  id: number;
}
const columns: Column<Item>[] = [{ key: 'title', header: 'Title', kind: 'title', cell: (row) => `Item ${row.id}` }];
const items = (count: number) => Array.from({ length: count }, (_, i) => ({ id: i + 1 }));
const show = (count: number, onReorder = jest.fn()) => {
  render(
    <Table
      label="Items"
      columns={columns}
      rows={items(count)}
      rowKey={(row) => row.id}
      nameOf={(row) => `Item ${row.id}`}
      onReorder={onReorder}
    />,
  );
  return onReorder;
};

// The test environment has no layout; a row is 48 px.
beforeAll(() => jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48));
afterAll(() => jest.restoreAllMocks());

test('of 1,000 rows only those near the visible part are rendered, and aria-rowcount counts all of them', async () => {
  show(1000);
  const first = (await screen.findByRole('rowheader', { name: 'Item 1' })).closest('tr');
  expect(screen.getByRole('table', { name: 'Items' })).toHaveAttribute('aria-rowcount', '1001');
  expect(first).toHaveAttribute('aria-rowindex', '2');
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
  fireEvent.click(screen.getByRole('button', { name: 'Move Item 1' }));
  expect(screen.getByText(/^Picked up Item 1, position 1 of 1000\./)).toBeInTheDocument();
});

test('all of 1,000 rows are rendered for printing, and only those near the visible part afterwards', async () => {
  show(1000);
  await screen.findByRole('rowheader', { name: 'Item 1' });
  fireEvent(window, new Event('beforeprint'));
  expect(document.querySelectorAll('tbody [data-index]')).toHaveLength(1000);
  fireEvent(window, new Event('afterprint'));
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
});

test('a list of up to 150 rows renders all of them', () => {
  show(150);
  expect(screen.getAllByRole('rowheader')).toHaveLength(150);
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
});

test('two moves before the first is drawn leave no second floating row behind', async () => {
  show(3);
  const handle = screen.getByRole('button', { name: /^Move Item 2/ });
  fireEvent.pointerEnter(handle.closest('tbody')!);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  fireEvent.mouseDown(handle, { clientX: 10, clientY: 10 });
  act(() => {
    for (const clientY of [30, 40]) handle.dispatchEvent(new MouseEvent('mousemove', { clientX: 10, clientY, bubbles: true }));
  });
  const floating = () => document.querySelectorAll('body > table[aria-hidden]').length;
  await waitFor(() => expect(floating()).toBe(1));
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(floating()).toBe(0);
});

test('a row dragged with the mouse and dropped in its own place makes no call', async () => {
  const onReorder = show(3);
  const handle = screen.getByRole('button', { name: /^Move Item 2/ });
  const floating = () => document.querySelectorAll('body > table[aria-hidden]').length;
  fireEvent.pointerEnter(handle.closest('tbody')!);
  // The code for dragging is loaded when the pointer comes near.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  fireEvent.mouseDown(handle, { clientX: 10, clientY: 10 });
  fireEvent.mouseMove(handle, { clientX: 10, clientY: 30 });
  await waitFor(() => expect(floating()).toBe(1));
  fireEvent.mouseMove(window, { clientX: 10, clientY: 10 });
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(floating()).toBe(0);
  expect(onReorder).not.toHaveBeenCalled();
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Item 1', 'Item 2', 'Item 3']);
});

describe('a press that comes before the code for dragging has started', () => {
  const pressAndMove = async (release: () => void) => {
    show(3);
    const handle = screen.getByRole('button', { name: /^Move Item 2/ });
    fireEvent.mouseDown(handle, { clientX: 10, clientY: 10 });
    release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    fireEvent.mouseMove(handle, { clientX: 10, clientY: 30 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    return document.querySelectorAll('body > table[aria-hidden]').length;
  };

  test('drags its row', async () => {
    expect(await pressAndMove(() => undefined)).toBe(1);
  });

  test('drags nothing if it was released beside the rows meanwhile', async () => {
    expect(await pressAndMove(() => fireEvent.mouseUp(document.body))).toBe(0);
  });
});

describe('after a row was added before it and the page was scrolled', () => {
  const rows = items(1000);
  const table = (shown: Item[]) => (
    <Table
      label="Items"
      columns={columns}
      rows={shown}
      rowKey={(row) => row.id}
      nameOf={(row) => `Item ${row.id}`}
      onReorder={jest.fn()}
    />
  );
  const scrollTo = (top: number) =>
    act(async () => {
      Object.assign(window, { scrollY: top });
      window.dispatchEvent(new Event('scroll'));
    });
  afterEach(() => scrollTo(0));

  test('the row with the focus is still rendered', async () => {
    const { rerender } = render(table(rows));
    const handle = await screen.findByRole('button', { name: 'Move Item 5' });
    act(() => handle.focus());
    await scrollTo(20_000);
    rerender(table([{ id: 1001 }, ...rows]));
    await scrollTo(21_000);
    expect(handle).toHaveFocus();
  });

  test('the row that is dragged is still rendered', async () => {
    const { rerender } = render(table(rows));
    const handle = await screen.findByRole('button', { name: 'Move Item 5' });
    fireEvent.mouseDown(handle, { clientX: 10, clientY: 10 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    fireEvent.mouseMove(handle, { clientX: 10, clientY: 30 });
    await scrollTo(20_000);
    expect(handle).toBeInTheDocument();
    rerender(table([{ id: 1001 }, ...rows]));
    await scrollTo(21_000);
    expect(handle).toBeInTheDocument();
    fireEvent.keyDown(document, { key: 'Escape' });
  });
});
