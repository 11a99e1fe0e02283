import { openModal } from 'shared-kit/shellServices/modal';
import { fetched } from '../../modals/fetched';
import { changedAt } from '../../rules/changedAt';
import type { ItemBase } from '../../rules/entities';
import { Button } from '../../ui/button/Button';
import type { HistoryProps } from './History';

interface Props extends Omit<HistoryProps, 'current'> {
  item: ItemBase;
}

/** Who changed an item last and when, with the way to its earlier versions. */
export function LastChanged({ item, ...rest }: Props) {
  const open = () =>
    openModal({
      name: 'History',
      title: 'History',
      style: { width: '68rem' },
      body: fetched<HistoryProps>(() => import('./History'), { ...rest, current: item }),
    });
  const who = item.updatedBy ? ` by ${item.updatedBy.name}` : '';
  return (
    <>
      <span>{`Last changed${who}, ${changedAt(item.updatedAt, rest.property.timezone)}`}</span>
      <Button small tone="quiet" onClick={open}>
        History
      </Button>
    </>
  );
}
