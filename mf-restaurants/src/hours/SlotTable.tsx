import { useEffect, useRef } from 'react';
import { useFormActions, useFormValue } from 'shared-kit/fields/formState';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import type { SlotRow } from 'shared-kit/rules/hoursSlots';
import { move } from 'shared-kit/rules/sort';
import { Button } from 'shared-kit/ui/button/Button';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { TrashIcon } from 'shared-kit/ui/icons/icons';
import { Table } from 'shared-kit/ui/table/Table';
import { useLatest } from 'shared-kit/ui/useLatest';
import styles from './hours.module.css';
import { newSlot, type HoursValues } from './hoursValues';
import { slotColumns } from './slotColumns';

const labelOf = ({ mealType, daysStart, daysEnd }: SlotRow) => `${mealType || 'Hours'}, ${daysStart} to ${daysEnd}`;

/** The name of each row by its key; rows with the same meal and days are numbered. */
function namesOf(slots: SlotRow[]): Map<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    slots.map((slot) => {
      const label = labelOf(slot);
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      return [slot.key, count === 1 ? label : `${label} (${count})`];
    }),
  );
}

/** The opening times, edited in place; their order and everything else is stored by the next Save (document 3 §2, OP-107). */
export function SlotTable({ readOnly }: { readOnly: boolean }) {
  const slots = useFormValue<HoursValues['timeSlots']>('timeSlots');
  const { setValue } = useFormActions();
  const latest = useLatest(slots);
  const set = (next: SlotRow[]) => setValue('timeSlots', next);
  const setLatest = useLatest(set);

  const names = namesOf(slots);
  const nameOf = ({ key }: SlotRow) => names.get(key) ?? '';
  const update = (key: string, change: Partial<SlotRow>) =>
    set(slots.map((slot) => (slot.key === key ? { ...slot, ...change } : slot)));
  const columns = slotColumns(readOnly ? undefined : update, nameOf);
  const remove = async (key: string) => setLatest.current(latest.current.filter((slot) => slot.key !== key));
  const menu = (row: SlotRow) => [
    {
      label: 'Delete',
      icon: <TrashIcon />,
      tone: 'danger' as const,
      onSelect: () =>
        confirmDelete({
          what: 'Hour',
          name: nameOf(row),
          outcome: 'is removed from this table now, and from the site when you next save.',
          onDelete: () => remove(row.key),
        }),
    },
  ];
  const place = useRef<HTMLDivElement>(null);
  const addedAt = useRef<'top' | 'bottom' | null>(null);
  // The person fills in the new row next.
  useEffect(() => {
    const rows = place.current?.querySelectorAll('tbody tr') ?? [];
    if (addedAt.current) rows[addedAt.current === 'top' ? 0 : rows.length - 1]?.querySelector('select')?.focus();
    addedAt.current = null;
  }, [slots.length]);
  const add = (end: 'top' | 'bottom') => {
    addedAt.current = end;
    set(end === 'top' ? [newSlot(), ...slots] : [...slots, newSlot()]);
  };
  const addButton = (end: 'top' | 'bottom') => <Button onClick={() => add(end)}>+ Add Hours</Button>;
  return (
    <div ref={place} className={styles.slots}>
      {!readOnly && <div>{addButton('top')}</div>}
      <Table
        label="Hours"
        columns={columns}
        rows={slots}
        rowKey={({ key }) => key}
        nameOf={nameOf}
        menu={readOnly ? undefined : menu}
        onReorder={readOnly ? undefined : (from, to) => set(move(slots, from, to))}
        empty={<EmptyState title="There are no hours">What you add here takes effect when you save.</EmptyState>}
      />
      {!readOnly && <div>{addButton('bottom')}</div>}
    </div>
  );
}
