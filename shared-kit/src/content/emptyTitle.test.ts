import { emptyTitle } from './emptyTitle';

const labels = { plural: 'tiled promos', all: 'Tiled Promos' };
const [none, some, unknown] = [
  { active: 0, archived: 0 },
  { active: 0, archived: 2 },
  { active: 0, archived: undefined },
];
const active = { tab: 'active', filter: '' } as const;
const archived = { tab: 'archived', filter: '' } as const;

test.each([
  ['nothing at all', active, none, 'There are no Tiled Promos'],
  ['nothing in this tab', active, some, 'No active tiled promos'],
  ['nothing in this tab, and perhaps in the other', active, unknown, 'No active tiled promos'],
  ['nothing archived', archived, none, 'No archived tiled promos'],
  ['nothing that matches', { ...active, filter: 'sea' }, some, 'No active tiled promos match “sea”'],
  ['nothing archived that matches', { ...archived, filter: 'sea' }, some, 'No archived tiled promos match “sea”'],
  ['nothing in a state', { ...active, state: 'live' as const }, some, 'No tiled promos in the state Live'],
  [
    'nothing in a state that matches',
    { ...active, filter: 'sea', state: 'live' as const },
    some,
    'No tiled promos in the state Live match “sea”',
  ],
])('the title of a list with %s', (_, shown, counts, title) => expect(emptyTitle(labels, shown, counts)).toBe(title));

test('the title names the first tab as the page does', () =>
  expect(emptyTitle({ ...labels, first: 'current' }, active, some)).toBe('No current tiled promos'));
