import {
  AFTER_TIMES,
  chooseEnd,
  chooseRepeat,
  END_OPTIONS,
  FOREVER,
  laterFirstDay,
  NO_REPEAT,
  ON_DATE,
  REPEAT_CHOICES,
  type RepeatSettings,
  repeatEnd,
  showsEnds,
  showsWeekdays,
  skippedNote,
  storedEndOption,
  toggleWeekday,
} from './repeat';

const full: RepeatSettings = {
  repeatOption: 'weekly',
  repeatsOn: ['Monday'],
  eventEndsOption: ON_DATE,
  repeatsTimes: 4,
  repeatsEndsOn: '2027-01-31',
};

test('the choices have exactly these words', () => {
  expect(REPEAT_CHOICES.map(({ value }) => value)).toEqual(['none', 'daily', 'weekly', 'monthly', 'yearly']);
  expect(REPEAT_CHOICES.map(({ label }) => label)).toEqual(['None', 'Daily', 'Weekly', 'Monthly', 'Yearly']);
  expect(END_OPTIONS).toEqual(['Repeats Forever', 'On Date ...', 'After ... occurances']);
});
test('end options show for every repetition, weekdays only for weekly', () => {
  expect([showsEnds(NO_REPEAT), showsWeekdays(NO_REPEAT)]).toEqual([false, false]);
  expect([showsEnds(full), showsWeekdays(full)]).toEqual([true, true]);
  expect(showsWeekdays({ repeatOption: 'daily' })).toBe(false);
});
test('choosing none clears the end option, date and count', () => {
  const none = { repeatOption: 'none', repeatsOn: [], eventEndsOption: null, repeatsTimes: null, repeatsEndsOn: null };
  expect(chooseRepeat(full, 'none')).toEqual(none);
  expect(NO_REPEAT).toEqual(none);
});
test('a repetition begins without an end, and only weekly keeps the weekdays', () => {
  expect(chooseRepeat(NO_REPEAT, 'daily')).toMatchObject({ repeatOption: 'daily', eventEndsOption: FOREVER });
  // A Saturday.
  expect(chooseRepeat(NO_REPEAT, 'weekly', '2026-11-07T20:00:00').repeatsOn).toEqual(['Saturday']);
  expect(chooseRepeat(full, 'weekly', '2026-11-07T20:00:00').repeatsOn).toEqual(['Monday']);
  expect(chooseRepeat(full, 'monthly')).toEqual({ ...full, repeatOption: 'monthly', repeatsOn: [] });
});
test('choosing an end option clears the values of the others', () => {
  expect(chooseEnd(full, ON_DATE)).toEqual({ ...full, repeatsTimes: null });
  expect(chooseEnd(full, AFTER_TIMES)).toEqual({ ...full, eventEndsOption: AFTER_TIMES, repeatsEndsOn: null });
  const endless = { ...full, eventEndsOption: FOREVER, repeatsTimes: null, repeatsEndsOn: null };
  expect(chooseEnd(full, FOREVER)).toEqual(endless);
  expect(chooseEnd(full, 'Sometime')).toEqual({ ...endless, eventEndsOption: null });
});
test('other spellings of the end options are read and stored as the standard ones', () => {
  expect(storedEndOption('On Date')).toBe(ON_DATE);
  expect(storedEndOption('After occurrences')).toBe(AFTER_TIMES);
  expect(storedEndOption('After N occurrences')).toBe(AFTER_TIMES);
  for (const option of END_OPTIONS) expect(storedEndOption(option)).toBe(option);
  expect(storedEndOption('forever')).toBe(FOREVER);
  expect(storedEndOption('After')).toBe(AFTER_TIMES);
  for (const other of ['Sometime', 'Not forever', 'Forever, almost', 'Hereafter', 'After Easter', 'On Date 5 or so'])
    expect([other, storedEndOption(other)]).toEqual([other, null]);
  expect(repeatEnd(['On Date'])).toBeNull();
});
test('a weekly event that starts on an unticked day first takes place on the next ticked one', () => {
  // A Saturday.
  const start = '2026-11-07T20:00:00';
  expect(laterFirstDay(full, start)).toBe('2026-11-09');
  expect(laterFirstDay({ ...full, repeatsOn: ['Monday', 'Friday', 'Saturday'] }, start)).toBeNull();
  expect(laterFirstDay({ ...full, repeatsOn: [] }, start)).toBeNull();
  expect(laterFirstDay({ ...full, repeatOption: 'daily' }, start)).toBeNull();
  expect(laterFirstDay(full, '11/7')).toBeNull();
});

test('a note says which months or years are skipped because they lack the day', () => {
  const monthly: RepeatSettings = { ...full, repeatOption: 'monthly', repeatsOn: [] };
  expect(skippedNote(monthly, '2027-01-31T20:00:00')).toBe('It does not take place in months without a 31st.');
  expect(skippedNote(monthly, '2027-01-30T20:00:00')).toBe('It does not take place in months without a 30th.');
  expect(skippedNote(monthly, '2027-01-29T20:00:00')).toBe('It does not take place in months without a 29th.');
  expect(skippedNote(monthly, '2027-01-28T20:00:00')).toBeNull();
  for (const typed of ['01/31/2027 8:00 PM', '01/28/2031 8:00 PM']) expect(skippedNote(monthly, typed)).toBeNull();
  const yearly: RepeatSettings = { ...monthly, repeatOption: 'yearly' };
  expect(skippedNote(yearly, '2028-02-29T20:00:00')).toBe('It does not take place in years without a February 29.');
  expect(skippedNote(yearly, '2027-01-31T20:00:00')).toBeNull();
  for (const start of ['2027-01-31T20:00:00', '2028-02-29T20:00:00'])
    expect(skippedNote({ ...monthly, repeatOption: 'daily' }, start)).toBeNull();
});

test('ticked weekdays are kept in the order of the week', () => {
  expect(toggleWeekday(full, 'Sunday')).toEqual({ ...full, repeatsOn: ['Sunday', 'Monday'] });
  expect(toggleWeekday(full, 'Monday').repeatsOn).toEqual([]);
});
