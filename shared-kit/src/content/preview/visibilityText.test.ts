import { NO_END } from '../../rules/live';
import { stateOf, type Stateful } from '../../rules/state';
import { visibilityText } from './visibilityText';
import { unsavedVisibilityText } from './unsavedVisibilityText';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const live: Stateful = { published: true, startsOn: '2026-01-01T09:00:00.000Z', endsOn: NO_END, doesNotEnd: true };
const textOf = (item: Stateful, place = 1, limit?: number) =>
  visibilityText(item, { state: stateOf(item, now), zone: 'Europe/London', place, limit });

test.each<[string, Stateful, string]>([
  ['live', live, 'Live: guests see it here.'],
  ['live without dates', { published: true }, 'Live: guests see it here.'],
  ['live and ending', { ...live, doesNotEnd: false, endsOn: '2026-12-31T23:45:00.000Z' }, 'Live until Dec 31, 2026, 11:45 PM.'],
  ['scheduled', { ...live, startsOn: '2026-12-01T09:00:00.000Z' }, 'Scheduled: guests see it from Dec 1, 2026, 9:00 AM.'],
  ['published without a start', { ...live, startsOn: null }, 'It has no start yet.'],
  [
    'ended',
    { ...live, doesNotEnd: false, endsOn: '2026-11-01T09:00:00.000Z' },
    'Ended: guests saw it until Nov 1, 2026, 9:00 AM.',
  ],
  ['draft', { ...live, published: false }, 'Not published: guests do not see it yet.'],
  ['archived', { ...live, archived: true }, 'Archived: guests do not see it.'],
])('the text for an item that is %s', (_, item, sentence) => {
  expect(textOf(item)).toBe(sentence);
});

test('the text for an item behind those that guests see gives its place in line', () => {
  expect(textOf(live, 3, 3)).toBe('Live: guests see it here.');
  expect(textOf(live, 4, 3)).toBe('Live, but fourth in line: guests see the first three.');
});

test('the text for an item that has ended without dates of its own', () => {
  expect(visibilityText({ published: true }, { state: 'ended', zone: 'Europe/London', place: 0 })).toBe(
    'Ended: its last day is over.',
  );
});

test.each([
  [true, 'Guests see your changes once you save.'],
  [false, 'Guests see it only after you save and publish.'],
  [undefined, 'Guests see it only after you save and publish.'],
])('the text for unsaved changes of an item with published %s says when guests see them', (published, sentence) => {
  expect(unsavedVisibilityText({ published })).toBe(sentence);
});
