import { HOUR_CHOICES, MEAL_TYPES } from './calendarOptions';
import type { TimeSlot } from './entities';
import { OTHER } from './options';
import { isFilled } from './validation/text';

/** A slot while it is edited: with a local id and an unsaved flag, which are never sent (document 3 §3). */
export interface SlotRow extends Omit<TimeSlot, 'sortIndex'> {
  key: string;
  created: boolean;
}

/** A new slot (document 3 §4). */
export const DEFAULT_SLOT: Omit<TimeSlot, 'sortIndex'> = {
  mealType: 'Breakfast',
  daysStart: 'Monday',
  daysEnd: 'Sunday',
  hoursStart: '07:00',
  hoursEnd: '12:00',
};

export type CustomField = 'mealType' | 'hoursStart' | 'hoursEnd';
const choicesOf = (field: CustomField): readonly string[] => (field === 'mealType' ? MEAL_TYPES : HOUR_CHOICES);

/** What a slot's field shows: an option of its list, or Other with the stored text (decision OP-106). */
export function slotChoice(field: CustomField, stored: string): { choice: string; text: string } {
  const isListed = stored !== OTHER && choicesOf(field).includes(stored);
  return isListed ? { choice: stored, text: '' } : { choice: OTHER, text: stored === OTHER ? '' : stored };
}

/** The slots to save, in the order of their rows; an empty custom value falls back to the default (decision OP-106). */
export function slotsToSave(rows: ReadonlyArray<Omit<TimeSlot, 'sortIndex'>>): TimeSlot[] {
  const valueOrDefault = (slot: Omit<TimeSlot, 'sortIndex'>, field: CustomField) => {
    const text = slot[field].trim();
    return !isFilled(text) || text === OTHER ? DEFAULT_SLOT[field] : text;
  };
  return rows.map((slot, sortIndex) => ({
    mealType: valueOrDefault(slot, 'mealType'),
    daysStart: slot.daysStart,
    daysEnd: slot.daysEnd,
    hoursStart: valueOrDefault(slot, 'hoursStart'),
    hoursEnd: valueOrDefault(slot, 'hoursEnd'),
    sortIndex,
  }));
}
