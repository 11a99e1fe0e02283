import { render, screen } from '@testing-library/react';
import { Table } from './Table';

jest.mock('./VirtualRows', () => {
  throw new Error('Loading chunk 7 failed.');
});

test('a long list shows all of its rows where the code that renders only the visible ones could not be loaded', async () => {
  const rows = Array.from({ length: 160 }, (_, id) => ({ id }));
  render(
    <Table
      label="Items"
      columns={[{ key: 'title', header: 'Title', kind: 'title', cell: ({ id }) => `Item ${id}` }]}
      rows={rows}
      rowKey={({ id }) => id}
      nameOf={({ id }) => `Item ${id}`}
    />,
  );
  expect(await screen.findByText('Item 159', undefined, { timeout: 10_000 })).toBeInTheDocument();
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
});
