import { HOUR_CHOICES, MEAL_TYPES } from './calendarOptions';
import type { TimeSlot } from './entities';
import { OTHER } from './options';

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

export type OwnWordField = 'mealType' | 'hoursStart' | 'hoursEnd';
const choicesOf = (field: OwnWordField): readonly string[] => (field === 'mealType' ? MEAL_TYPES : HOUR_CHOICES);

/** What a slot's field shows: an option of its list, or Other with the stored text (decision OP-106). */
export function slotChoice(field: OwnWordField, stored: string): { choice: string; text: string } {
  const isListed = stored !== OTHER && choicesOf(field).includes(stored);
  return isListed ? { choice: stored, text: '' } : { choice: OTHER, text: stored === OTHER ? '' : stored };
}

/** The slots to save, in the order of their rows; an empty custom value falls back to the default (decision OP-106). */
export function slotsToSave(rows: ReadonlyArray<Omit<TimeSlot, 'sortIndex'>>): TimeSlot[] {
  const settled = (slot: Omit<TimeSlot, 'sortIndex'>, field: OwnWordField) => {
    const word = slot[field].trim();
    return word === '' || word === OTHER ? DEFAULT_SLOT[field] : word;
  };
  return rows.map((slot, sortIndex) => ({
    mealType: settled(slot, 'mealType'),
    daysStart: slot.daysStart,
    daysEnd: slot.daysEnd,
    hoursStart: settled(slot, 'hoursStart'),
    hoursEnd: settled(slot, 'hoursEnd'),
    sortIndex,
  }));
}
