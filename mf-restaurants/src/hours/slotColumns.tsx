import { useState } from 'react';
import { useFormState } from 'shared-kit/fields/formState';
import { useFormField } from 'shared-kit/fields/useFormField';
import { HOUR_CHOICES, MEAL_TYPES, WEEKDAYS } from 'shared-kit/rules/calendarOptions';
import { slotChoice, type CustomField, type SlotRow } from 'shared-kit/rules/hoursSlots';
import { OTHER } from 'shared-kit/rules/options';
import { fieldId } from 'shared-kit/ui/input/fieldContext';
import { Select } from 'shared-kit/ui/input/Select';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import type { Column } from 'shared-kit/ui/table/column';
import styles from './hours.module.css';
import { SLOT_LABELS, type HoursValues } from './hoursValues';

type Change = (key: string, change: Partial<SlotRow>) => void;

interface CustomTextProps {
  row: SlotRow;
  field: CustomField;
  label: string;
  text: string;
  onType: (text: string) => void;
}

interface CellProps {
  row: SlotRow;
  label: string;
  onChange: Change;
}

/** The input of a custom text, with its error. */
function CustomText({ row, field, label, text, onType }: CustomTextProps) {
  const index = useFormState<number, HoursValues>(({ values }) => values.timeSlots.findIndex(({ key }) => key === row.key));
  const name = `timeSlots.${index}.${field}`;
  const id = fieldId(name);
  const { error } = useFormField<string>(name);
  return (
    <>
      <TextInput
        id={id}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      {error && (
        <span id={`${id}-error`} className={styles.wrong}>
          {error}
        </span>
      )}
    </>
  );
}

/**
 * An option of the list, or Other with a custom text (OP-106). A text stays Other while it is being typed, even when it equals an
 * option for a moment: 'Barbecue' begins with 'Bar'.
 */
function CustomValue({ row, field, label, onChange }: CellProps & { field: CustomField }) {
  const [typed, setTyped] = useState<string>();
  const value = row[field];
  const { choice, text } = typed === value ? { choice: OTHER, text: typed } : slotChoice(field, value);
  const choose = (option: string) => {
    setTyped(undefined);
    onChange(row.key, { [field]: option });
  };
  const type = (custom: string) => {
    setTyped(custom);
    onChange(row.key, { [field]: custom });
  };
  return (
    <span className={styles.cell}>
      <Select
        aria-label={label}
        options={field === 'mealType' ? MEAL_TYPES : HOUR_CHOICES}
        value={choice}
        onChange={({ target }) => choose(target.value)}
      />
      {choice === OTHER && <CustomText row={row} field={field} label={`${label}, other`} text={text} onType={type} />}
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
 * @param nameOf returns the name of a row, which keeps the labels of its fields different from those of other rows
 */
export function slotColumns(onChange: Change | undefined, nameOf: (row: SlotRow) => string): Column<SlotRow>[] {
  const labelled = (row: SlotRow, header: string) => `${header}, ${nameOf(row)}`;
  const custom = (field: CustomField, header: string, kind?: 'title'): Column<SlotRow> => ({
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
    custom('mealType', SLOT_LABELS.mealType, 'title'),
    day('daysStart', SLOT_LABELS.daysStart),
    day('daysEnd', SLOT_LABELS.daysEnd),
    custom('hoursStart', SLOT_LABELS.hoursStart),
    custom('hoursEnd', SLOT_LABELS.hoursEnd),
  ];
}
