import { plainParts } from 'shared-kit/form/parts';
import { DEFAULT_SLOT, slotsToSave, type SlotRow } from 'shared-kit/rules/hoursSlots';
import type { Hours } from 'shared-kit/rules/entities';
import { formatHours } from './formatHours';

/** The values of the form. A type, not an interface: forms require an index signature. */
export type HoursValues = { published: boolean; message: string; messagePublished: boolean; timeSlots: SlotRow[] };

/** The labels of changes in the save bar and in conflicts. */
const LABELS = {
  timeSlots: 'Hours',
  published: 'Published',
  message: 'Message',
  messagePublished: 'Message published',
};

/** The labels of the fields of a row. */
export const SLOT_LABELS = {
  mealType: 'Meal',
  daysStart: 'From Day',
  daysEnd: 'To Day',
  hoursStart: 'Opens',
  hoursEnd: 'Closes',
};

const isSlotField = (field: string): field is keyof typeof SLOT_LABELS => field in SLOT_LABELS;

/** The label of a field of a row in the list of errors: `timeSlots.0.mealType` is 'Row 1, Meal'. */
function slotLabel(key: string): string | undefined {
  const [, row, field = ''] = /^timeSlots\.(\d+)\.(\w+)$/.exec(key) ?? [];
  return row && `Row ${Number(row) + 1}, ${isSlotField(field) ? SLOT_LABELS[field] : LABELS.timeSlots}`;
}

/** The page's values for the stored record; a restaurant without one starts unpublished and empty (OP-107). */
export const readHours = (hours: Hours | undefined): HoursValues => ({
  published: hours?.published ?? false,
  message: hours?.message ?? '',
  messagePublished: hours?.messagePublished ?? false,
  timeSlots: (hours?.timeSlots ?? []).map(({ sortIndex: _sortIndex, ...slot }, index) => ({
    ...slot,
    key: `stored-${index}`,
    created: false,
  })),
});

/** The body that is sent: slots in the order of their rows, without local fields (document 3 §3, §4). */
export const writeHours = ({ timeSlots, message, ...flags }: HoursValues) => ({
  ...flags,
  message: message || null,
  timeSlots: slotsToSave(timeSlots),
});

let lastKey = 0;
const newKey = () => `new-${(lastKey += 1)}`;

/** A new slot: Breakfast, Monday to Sunday, 07:00 to 12:00 (document 3 §4). */
export const newSlot = (): SlotRow => ({ ...DEFAULT_SLOT, key: newKey(), created: true });

const withoutLocalFields = ({ key: _key, created: _created, ...slot }: SlotRow) => slot;

/** Rows that two people's changes brought together may have the same key. */
const withOwnKeys = (slots: readonly SlotRow[]): SlotRow[] => {
  const keys = slots.map(({ key }) => key);
  return slots.map((slot, index) => (keys.indexOf(slot.key) === index ? slot : { ...slot, key: newKey() }));
};

/** The parts of the form. Two people who enter the same slots have made the same change, although their rows have other keys. */
export const hoursParts = plainParts<HoursValues>(LABELS, formatHours, {
  timeSlots: {
    valueOf: ({ timeSlots }) => timeSlots.map(withoutLocalFields),
    copy: ({ timeSlots }, into) => ({ ...into, timeSlots: withOwnKeys(timeSlots) }),
    inputLabel: slotLabel,
  },
});

/** A draft holds slots without keys, since the keys of new rows start over when the page is loaded again. */
export const draftAs = {
  keep: ({ timeSlots, ...typed }: Record<string, unknown>) => ({
    ...typed,
    timeSlots: (timeSlots as SlotRow[]).map(withoutLocalFields),
  }),
  restore: ({ timeSlots, ...typed }: Record<string, unknown>): Partial<HoursValues> => ({
    ...typed,
    ...(Array.isArray(timeSlots) && {
      timeSlots: (timeSlots as SlotRow[]).map((slot) => ({ ...slot, key: newKey(), created: true })),
    }),
  }),
};
