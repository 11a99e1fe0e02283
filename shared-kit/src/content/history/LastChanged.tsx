import { useEffect, useRef } from 'react';
import { openModal } from 'shared-kit/shellServices/modal';
import { page } from 'shared-kit/ui/frameStyles';
import { fetched } from '../../modals/fetched';
import { changedAt } from '../../rules/changedAt';
import type { Values } from '../../fields/fieldKind';
import type { ItemBase } from '../../rules/entities';
import { Button } from '../../ui/button/Button';
import { useLatest } from '../../ui/useLatest';
import { useAddressParams } from '../useAddressParams';
import { useNow } from '../../ui/useNow';
import type { HistoryProps } from './History';
import { zoneOf } from './versions';

interface Props<V extends Values, T extends ItemBase> extends Omit<HistoryProps<V, T>, 'current' | 'first'> {
  item: T;
}

/** Who changed an item last and when, with a button for its earlier versions; an address with `?history=3` opens version 3. */
export function LastChanged<V extends Values, T extends ItemBase>({ item, ...rest }: Props<V, T>) {
  const { params, change } = useAddressParams();
  const requested = Number(params.get('history')) || undefined;
  const open = (first?: number) =>
    openModal({
      name: 'History',
      title: 'History',
      style: { width: '68rem' },
      body: fetched<HistoryProps<V, T>>(() => import('./History'), { ...rest, current: item, first }),
    });
  const now = useNow();
  const button = useRef<HTMLButtonElement>(null);
  const openRequested = useLatest(() => {
    // The focus returns here once the dialog closes.
    button.current?.focus();
    open(requested);
    change({ history: '' });
  });
  useEffect(() => {
    if (requested !== undefined) openRequested.current();
  }, [requested, openRequested]);
  const byPerson = item.updatedBy ? ` by ${item.updatedBy.name},` : '';
  return (
    <>
      <span>{`Last changed${byPerson} ${changedAt(item.updatedAt, zoneOf(rest.property), now)}`}</span>
      <Button ref={button} className={page.lineButton} small tone="quiet" onClick={() => open()}>
        History
      </Button>
    </>
  );
}
