import { DEFAULT_SLOT, slotChoice, type SlotRow, slotsToSave } from './hoursSlots';

const row = (change: Partial<SlotRow>): SlotRow => ({ ...DEFAULT_SLOT, key: 'local-1', created: true, ...change });

test('a new slot is Breakfast, Monday to Sunday, 07:00 to 12:00', () => {
  expect(Object.values(DEFAULT_SLOT)).toEqual(['Breakfast', 'Monday', 'Sunday', '07:00', '12:00']);
});
test('slots are saved in the order of their rows, without local data', () => {
  const saved = slotsToSave([row({ mealType: 'Dinner' }), row({ mealType: 'Bar' })]);
  expect(saved.map(({ mealType, sortIndex }) => [mealType, sortIndex])).toEqual([
    ['Dinner', 0],
    ['Bar', 1],
  ]);
  expect(Object.keys(saved[0] ?? {}).sort()).toEqual(['daysEnd', 'daysStart', 'hoursEnd', 'hoursStart', 'mealType', 'sortIndex']);
});
test('a custom text is kept as typed, an empty one becomes the default', () => {
  expect(slotsToSave([row({ mealType: ' High Tea ', hoursStart: 'Sunrise' })])[0]).toMatchObject({
    mealType: 'High Tea',
    hoursStart: 'Sunrise',
  });
  expect(slotsToSave([row({ mealType: '\u200b', hoursStart: 'Other', hoursEnd: ' ' })])[0]).toMatchObject({
    ...DEFAULT_SLOT,
    sortIndex: 0,
  });
});
test('a stored text outside the list shows as Other with that text', () => {
  expect(slotChoice('mealType', 'High Tea')).toEqual({ choice: 'Other', text: 'High Tea' });
  expect(slotChoice('mealType', 'Brunch')).toEqual({ choice: 'Brunch', text: '' });
  expect(slotChoice('hoursStart', '07:00')).toEqual({ choice: '07:00', text: '' });
  expect(slotChoice('hoursEnd', '02:15')).toEqual({ choice: 'Other', text: '02:15' });
  expect(slotChoice('hoursEnd', 'Other')).toEqual({ choice: 'Other', text: '' });
});
