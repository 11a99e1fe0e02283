import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { move } from 'shared-kit/rules/sort';
import { Table, type Column } from './Table';
import { keepRowFocus } from '../../../testing/keepRowFocus';

interface Special {
  id: number;
  title: string;
}
const specials: Special[] = [
  { id: 1, title: 'Winter Escape' },
  { id: 2, title: 'Bring the Dog' },
  { id: 3, title: 'Harvest Table' },
];
const onCell = jest.fn();
const columns: Column<Special>[] = [
  {
    key: 'title',
    header: 'Title',
    kind: 'title',
    cell: (row) => {
      onCell(row.id);
      return row.title;
    },
  },
  { key: 'id', header: 'Number', cell: (row) => row.id },
];
const tableProps = {
  label: 'Active specials',
  columns,
  rowKey: (row: Special) => row.id,
  nameOf: (row: Special) => row.title,
};

function List({ onReorder }: { onReorder?(from: number, to: number): void }) {
  const [rows, setRows] = useState(specials);
  const reorder = (from: number, to: number) => {
    onReorder?.(from, to);
    setRows(move(rows, from, to));
  };
  return (
    <Table
      {...tableProps}
      rows={rows}
      menu={() => [{ label: 'Archive' }, { label: 'Delete', tone: 'danger' }]}
      onReorder={onReorder && reorder}
    />
  );
}
const order = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const announcements = () => screen.getAllByRole('status').map((region) => region.textContent);

beforeEach(() => onCell.mockClear());

test('Space picks a row up, arrows move it, Space drops it: one call, positions are spoken', async () => {
  const onReorder = jest.fn();
  render(<List onReorder={onReorder} />);
  const user = userEvent.setup();
  act(() => handle('Winter Escape').focus());
  await user.keyboard(' ');
  expect(announcements()).toContain(
    'Picked up Winter Escape, position 1 of 3. Arrow keys move it, Space drops it, Escape cancels.',
  );
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(order()).toEqual(['Bring the Dog', 'Harvest Table', 'Winter Escape']);
  expect(announcements()).toContain('Winter Escape, position 3 of 3.');
  // The focused handle keeps its name meanwhile: a change would be read out as well.
  expect(document.activeElement).toHaveAccessibleName('Move Winter Escape');
  expect(onReorder).not.toHaveBeenCalled();
  expect(handle('Winter Escape')).toHaveFocus();
  await user.keyboard(' ');
  expect(onReorder.mock.calls).toEqual([[0, 2]]);
  expect(order()).toEqual(['Bring the Dog', 'Harvest Table', 'Winter Escape']);
  expect(announcements()).toContain('Dropped Winter Escape at position 3 of 3.');
});

describe('a move that is stored elsewhere', () => {
  const dropRow = async (saved: Promise<boolean | 'unknown' | 'gone'>) => {
    render(<Table {...tableProps} rows={specials} onReorder={() => saved} />);
    const user = userEvent.setup();
    act(() => handle('Winter Escape').focus());
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    await user.keyboard(' ');
  };

  test('is said to be done once it is stored', async () => {
    let resolveSaved: (isSaved: boolean) => void = () => undefined;
    await dropRow(new Promise((resolve) => (resolveSaved = resolve)));
    expect(announcements()).not.toContain('Dropped Winter Escape at position 3 of 3.');
    await act(async () => resolveSaved(true));
    expect(announcements()).toContain('Dropped Winter Escape at position 3 of 3.');
  });

  test('is said to be put back if it was refused', async () => {
    await dropRow(Promise.resolve(false));
    expect(announcements()).toContain('Winter Escape was not moved. It is back at position 1 of 3.');
  });

  test('is said to have no row any more if somebody else has deleted it', async () => {
    await dropRow(Promise.resolve('gone'));
    expect(announcements()).toContain('Winter Escape was not moved: it is no longer in this list.');
  });

  test('is said to be shown where it was if nobody knows whether it is stored', async () => {
    await dropRow(Promise.resolve('unknown'));
    expect(announcements()).toContain('Winter Escape is shown at position 1 of 3 again.');
  });
});

test('a lifted row stays lifted when the list is reloaded with other rows before it', async () => {
  const onReorder = jest.fn();
  const list = (rows: Special[]) => <Table {...tableProps} rows={rows} onReorder={onReorder} />;
  const { rerender } = render(list(specials));
  const user = userEvent.setup();
  act(() => handle('Bring the Dog').focus());
  await user.keyboard(' {ArrowUp}');
  rerender(list([{ id: 4, title: 'New Year' }, ...specials]));
  expect(order()).toEqual(['New Year', 'Bring the Dog', 'Winter Escape', 'Harvest Table']);
  await user.keyboard(' ');
  expect(onReorder.mock.calls).toEqual([[2, 1]]);
});

test('a row dropped where it was makes no call', async () => {
  const onReorder = jest.fn();
  render(<List onReorder={onReorder} />);
  const user = userEvent.setup();
  act(() => handle('Bring the Dog').focus());
  await user.keyboard(' {ArrowDown}{ArrowUp} ');
  expect(order()).toEqual(['Winter Escape', 'Bring the Dog', 'Harvest Table']);
  expect(onReorder).not.toHaveBeenCalled();
});

test('Escape and leaving the handle put a lifted row back', async () => {
  const onReorder = jest.fn();
  render(<List onReorder={onReorder} />);
  const user = userEvent.setup();
  act(() => handle('Winter Escape').focus());
  await user.keyboard(' {ArrowDown}{Escape}');
  expect(order()[0]).toBe('Winter Escape');
  expect(announcements()).toContain('Cancelled. Winter Escape is back at position 1 of 3.');
  await user.keyboard(' {ArrowDown}');
  expect(order()[0]).toBe('Bring the Dog');
  await user.tab();
  expect(order()[0]).toBe('Winter Escape');
  expect(onReorder).not.toHaveBeenCalled();
});

test('a table that cannot be reordered has no handles and no moves', async () => {
  render(<List />);
  expect(screen.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'More for Bring the Dog' }));
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Archive', 'Delete']);
});

test('the menu of a row moves it too, and only the rows that moved are drawn again', async () => {
  const onReorder = jest.fn();
  render(<List onReorder={onReorder} />);
  const user = userEvent.setup();
  onCell.mockClear();
  await user.click(screen.getByRole('button', { name: 'More for Harvest Table' }));
  const menu = await screen.findByRole('menu');
  expect(onCell).not.toHaveBeenCalled();
  expect(within(menu).getByRole('menuitem', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(menu).getByRole('menuitem', { name: 'Move up' }));
  expect(onReorder.mock.calls).toEqual([[2, 1]]);
  expect(order()).toEqual(['Winter Escape', 'Harvest Table', 'Bring the Dog']);
  expect(onCell.mock.calls.flat()).not.toContain(1);
});

test('rows are placeholders while loading; a table without rows shows what its owner says', () => {
  const { rerender } = render(
    <Table
      label="Specials"
      columns={columns}
      rows={undefined}
      rowKey={(row) => row.id}
      nameOf={(row) => row.title}
      empty="There are no specials"
    />,
  );
  expect(screen.queryAllByRole('rowheader')).toHaveLength(0);
  expect(screen.queryByText('There are no specials')).not.toBeInTheDocument();
  rerender(
    <Table
      label="Specials"
      columns={columns}
      rows={[]}
      rowKey={(row) => row.id}
      nameOf={(row) => row.title}
      empty="There are no specials"
    />,
  );
  expect(screen.getByText('There are no specials')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

describe('a row that goes while it has the focus', () => {
  function ArchivableList() {
    const [rows, setRows] = useState(specials);
    const archive = (id: number) => setRows((current) => current.filter((row) => row.id !== id));
    return (
      <main>
        <button>New</button>
        <Table {...tableProps} rows={rows} menu={(row) => [{ label: 'Archive', onSelect: () => archive(row.id) }]} />
      </main>
    );
  }
  const more = (name: string) => screen.getByRole('button', { name: `More for ${name}` });
  const archive = async (name: string) => {
    const user = userEvent.setup();
    await user.click(more(name));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: `More for ${name}` })).toBeNull());
  };

  keepRowFocus();

  test('leaves it to the row that takes its place, and the last one to the row before', async () => {
    render(<ArchivableList />);
    await archive('Bring the Dog');
    await waitFor(() => expect(more('Harvest Table')).toHaveFocus());
    await archive('Harvest Table');
    await waitFor(() => expect(more('Winter Escape')).toHaveFocus());
  });
});
