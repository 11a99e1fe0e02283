import { DEFAULT_SLOT, slotsToSave, type SlotRow } from 'shared-kit/rules/hoursSlots';
import type { Hours } from 'shared-kit/rules/entities';

/** The values of the form. A type, not an interface: forms require an index signature. */
export type HoursValues = { published: boolean; message: string; messagePublished: boolean; timeSlots: SlotRow[] };

/** The labels of changes in the save bar and in conflicts. */
export const LABELS = {
  timeSlots: 'Hours',
  published: 'Published',
  message: 'Message',
  messagePublished: 'Message published',
};

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

/** A new slot: Breakfast, Monday to Sunday, 07:00 to 12:00 (document 3 §4). */
export const newSlot = (): SlotRow => ({ ...DEFAULT_SLOT, key: `new-${(lastKey += 1)}`, created: true });
