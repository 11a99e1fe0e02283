import { render } from '@testing-library/react';
import type { FieldKind, Values } from '../../fields/fieldKind';
import { repeat } from './repeat';
import { when } from './when';
import type { Property } from '../../rules/entities';

const property = { id: '7', type: 'hotel', name: 'The Larkspur', timezone: 'America/New_York' } as Property;

function shownText({ Shown }: FieldKind, values: Values): string | null {
  if (!Shown) throw new Error('This field has no read-only text.');
  return render(<Shown values={values} name="" property={property} />).container.textContent;
}

test('all dates of an event have the format of the history', () => {
  const times = { start: '2026-09-01T19:30:00', end: 'soon', allDay: false };
  expect(shownText(when(), times)).toBe('Start: Sep 1, 2026, 7:30 PMEnd: soonAll Day: No');
  const daily = { repeats: 'daily', repeatsOn: [], eventEndsOption: 'On Date ...', repeatsTimes: null };
  expect(shownText(repeat(), { ...daily, repeatsEndsOn: '2027-01-05' })).toBe('Daily, until Jan 5, 2027');
});
