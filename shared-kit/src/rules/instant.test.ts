import { isPlainDate, isWallTime, readInstant } from './instant';

test.each(['9999-12-31T23:59:59-05:00', '0001-01-01T00:00:00+05:30'])('%s is outside the supported years', (text) =>
  expect(readInstant(text)).toBeNull(),
);

test.each(['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])('%s is within the supported years', (text) =>
  expect(readInstant(text)).toBe(text),
);

test('instants are read as UTC unless they name a zone', () => {
  expect(readInstant('2026-11-21T09:30:00.000Z')).toBe('2026-11-21T09:30:00.000Z');
  expect(readInstant('2026-11-21T09:30:00+0200')).toBe('2026-11-21T07:30:00.000Z');
  expect(readInstant('2026-11-21T09:30:00')).toBe('2026-11-21T09:30:00.000Z');
  expect(readInstant('2026-11-21')).toBe('2026-11-21T00:00:00.000Z');
  expect(readInstant('2026-11-21t09:30z')).toBe('2026-11-21T09:30:00.000Z');
  for (const odd of [
    '2026-02-29T00:00:00Z',
    '2026-11-00',
    '2026-11-21T24:00:00Z',
    '2026-11-21T09:60:00Z',
    '2026-11-21T09:30:60Z',
    '2026-11-21T09:30:00+25:00',
    '2026-11-21T09:30:00Z or so',
    ' 2026-11-21',
    '21.11.2026',
    '',
    null,
    5,
  ])
    expect([odd, readInstant(odd)]).toEqual([odd, null]);
});
test('plain dates and wall-clock times must exist in the calendar', () => {
  expect([isPlainDate('2028-02-29'), isPlainDate('2026-02-29'), isPlainDate('0000-01-01'), isPlainDate(20260101)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  for (const odd of ['x2026-11-21', '2026-11-21T09:30:00', '2026-11-211', '2026-11-00']) expect(isPlainDate(odd)).toBe(false);
  expect([isWallTime('2026-11-21T09:30:00'), isWallTime('2026-11-21T09:30:00Z'), isWallTime('2026-11-21')]).toEqual([
    true,
    false,
    false,
  ]);
});
