import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridFrom } from 'shared-kit/rules/permissionGrid';
import { PropertyList } from './PropertyList';

const hotels = Array.from({ length: 7 }, (_, index) => ({
  id: String(index),
  name: `House ${index}`,
  type: 'hotel' as const,
  archived: false,
  regionId: null,
}));
const list = (properties: typeof hotels) => (
  <PropertyList type="hotel" properties={properties} grid={gridFrom([])} selectedId={undefined} onSelect={() => undefined} />
);

test('a filter that is set stays visible until it is cleared, even if few properties are left', async () => {
  const user = userEvent.setup();
  const { rerender } = render(list(hotels));
  await user.type(screen.getByRole('searchbox', { name: 'Filter Hotels...' }), 'House 6');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^House/ })).toHaveLength(1), { timeout: 3000 });
  rerender(list(hotels.slice(0, 6)));
  expect(screen.getByText('Nothing matches “House 6”.')).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox', { name: 'Filter Hotels...' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^House/ })).toHaveLength(6), { timeout: 3000 });
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('Control and End is left to the browser, which scrolls to the end of the page', () => {
  render(list(hotels));
  const [first] = screen.getAllByRole('button', { name: /^House/ });
  first!.focus();
  expect(fireEvent.keyDown(first!, { key: 'End', ctrlKey: true })).toBe(true);
  expect(first).toHaveFocus();
});
