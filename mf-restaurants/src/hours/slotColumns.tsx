import { useState } from 'react';
import { HOUR_CHOICES, MEAL_TYPES, WEEKDAYS } from 'shared-kit/rules/calendarOptions';
import { slotChoice, type CustomField, type SlotRow } from 'shared-kit/rules/hoursSlots';
import { OTHER } from 'shared-kit/rules/options';
import { Select } from 'shared-kit/ui/input/Select';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import type { Column } from 'shared-kit/ui/table/column';
import styles from './hours.module.css';

type Change = (key: string, change: Partial<SlotRow>) => void;
interface CellProps {
  row: SlotRow;
  label: string;
  onChange: Change;
}

/**
 * An option of the list, or Other with a custom text (OP-106). What is being typed stays Other, also while it is a word of the list:
 * 'Barbecue' begins with 'Bar'.
 */
function CustomValue({ row, field, label, onChange }: CellProps & { field: CustomField }) {
  const [typed, setTyped] = useState<string>();
  const value = row[field];
  const { choice, text } = typed === value ? { choice: OTHER, text: typed } : slotChoice(field, value);
  const set = (next: string, own: boolean) => {
    setTyped(own ? next : undefined);
    onChange(row.key, { [field]: next });
  };
  return (
    <span className={styles.cell}>
      <Select
        aria-label={label}
        options={field === 'mealType' ? MEAL_TYPES : HOUR_CHOICES}
        value={choice}
        onChange={({ target }) => set(target.value, false)}
      />
      {choice === OTHER && (
        <TextInput aria-label={`${label}, other`} value={text} onChange={({ target }) => set(target.value, true)} />
      )}
    </span>
  );
}

const Day = ({ row, field, label, onChange }: CellProps & { field: 'daysStart' | 'daysEnd' }) => (
  <Select
    aria-label={label}
    options={WEEKDAYS}
    value={row[field]}
    onChange={({ target }) => onChange(row.key, { [field]: target.value })}
  />
);

/**
 * The columns of the slot table; without `onChange` they are read-only.
 * @param nameOf what a row is called: its fields carry it, since the fields of all rows would otherwise have the same names
 */
export function slotColumns(onChange: Change | undefined, nameOf: (row: SlotRow) => string): Column<SlotRow>[] {
  const labelled = (row: SlotRow, header: string) => `${header}, ${nameOf(row)}`;
  const own = (field: CustomField, header: string, kind?: 'title'): Column<SlotRow> => ({
    key: field,
    header,
    ...(kind && { kind }),
    cell: (row) =>
      onChange ? <CustomValue row={row} field={field} label={labelled(row, header)} onChange={onChange} /> : row[field],
  });
  const day = (field: 'daysStart' | 'daysEnd', header: string): Column<SlotRow> => ({
    key: field,
    header,
    cell: (row) => (onChange ? <Day row={row} field={field} label={labelled(row, header)} onChange={onChange} /> : row[field]),
  });
  return [
    own('mealType', 'Meal', 'title'),
    day('daysStart', 'From Day'),
    day('daysEnd', 'To Day'),
    own('hoursStart', 'Opens'),
    own('hoursEnd', 'Closes'),
  ];
}
