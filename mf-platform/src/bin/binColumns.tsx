import { useState } from 'react';
import { listDate, momentText } from 'shared-kit/rules/dates';
import type { BinEntry } from 'shared-kit/rules/historyEntities';
import { kindLabel } from 'shared-kit/rules/historyKinds';
import { Button } from 'shared-kit/ui/button/Button';
import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';
import type { Column } from 'shared-kit/ui/table/Table';
import { capitalize } from '../text/capitalize';
import css from './bin.module.css';
import { nameOf } from './nameOf';
import { restoreEntry } from './restoreEntry';

function PropertyCell({ property }: Pick<BinEntry, 'property'>) {
  if (!property) return '--';
  if (!property.isGone) return <span className={css.text}>{property.name}</span>;
  return (
    <span className={css.lines}>
      <span>{property.name ?? 'Deleted for good'}</span>
      <small>{property.name ? 'Also in the bin. Restore it first.' : 'Its content cannot be restored.'}</small>
    </span>
  );
}

function RestoreButton({ entry }: { entry: BinEntry }) {
  const [busy, setBusy] = useState(false);
  if (!entry.mayRestore) return null;
  const restore = async () => {
    setBusy(true);
    await restoreEntry(entry);
    setBusy(false);
  };
  return (
    <Button small busy={busy} onClick={() => void restore()}>
      Restore<VisuallyHidden> {nameOf(entry)}</VisuallyHidden>
    </Button>
  );
}

/**
 * The columns of the bin.
 * @param zone the clock that the times follow
 * @param isAllProperties whether the bin shows the entries of all properties
 */
export const binColumns = (zone: string, isAllProperties: boolean): Column<BinEntry>[] => [
  {
    key: 'name',
    header: 'Name',
    kind: 'title',
    cell: (entry) => (
      <span className={css.lines}>
        <span>{nameOf(entry)}</span>
        <small>{capitalize(kindLabel(entry.kind))}</small>
      </span>
    ),
  },
  ...(isAllProperties ? [{ key: 'property', header: 'Property', cell: PropertyCell }] : []),
  {
    key: 'deleted',
    header: 'Deleted',
    cell: ({ deletedAt, deletedBy }) => (
      <span className={css.lines}>
        <span>{momentText(deletedAt, zone)}</span>
        <small>by {deletedBy?.name ?? 'the system'}</small>
      </span>
    ),
  },
  { key: 'leaves', header: 'Leaves the Bin On', kind: 'date', cell: ({ expiresOn }) => listDate(expiresOn, zone) },
  { key: 'restore', header: 'Restore', hideHeader: true, kind: 'control', cell: (entry) => <RestoreButton entry={entry} /> },
];
