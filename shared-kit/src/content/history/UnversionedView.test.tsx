import { render, screen } from '@testing-library/react';
import { UnversionedView } from './UnversionedView';
import type { Version } from './versions';

const entry: Version = {
  id: '1',
  version: 3,
  at: '2026-11-01T09:00:00.000Z',
  by: null,
  action: 'changed',
  changes: {},
  groupId: null,
};
const aster = { property: { name: 'The Aster' } };

test.each<[string, Partial<Version>]>([
  ['The Aster has shown it since then.', { changes: { assigned: { before: null, after: aster } } }],
  ['The Aster has not shown it since then.', { changes: { assigned: { before: aster, after: null } } }],
  ['How The Aster shows it was changed.', { changes: { assigned: { before: aster, after: aster } } }],
  ['Every property has shown it since then.', { changes: { global: { before: null, after: {} } } }],
  ['Moved up in the order.', { changes: { sortIndex: { before: 4, after: 2 } } }],
  ['Moved down in the order.', { changes: { sortIndex: { before: 2, after: 4 } } }],
  ['Moved to the bin.', { action: 'deleted' }],
  ['Restored from the bin, as it was.', { action: 'restored' }],
])('a change that created no version says: %s', (text, change) => {
  render(<UnversionedView entry={{ ...entry, ...change }} />);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('The content stayed as it was in version 3.')).toBeInTheDocument();
});
