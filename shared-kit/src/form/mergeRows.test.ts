import { mergeRows, ORDER } from './mergeRows';

type Row = { meal: string; from: string; to: string };
const entries = (rows: readonly unknown[]) => rows.map((row) => ({ value: row, row }));
const mergeLists = (opened: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[], chosen?: string[]) =>
  mergeRows({ opened: entries(opened), mine: entries(mine), theirs: entries(theirs) }, chosen);

const row = (meal: string, from: string, to: string): Row => ({ meal, from, to });
const [bar, lunch, dinner] = [row('Bar', '10', '23'), row('Lunch', '12', '15'), row('Dinner', '18', '22')];
const [brunch, supper] = [row('Brunch', '9', '14'), row('Supper', '21', '24')];
const opened = [bar, lunch, dinner];
const early = { ...lunch, from: '11' };
const long = { ...lunch, to: '16' };
const latest = { ...lunch, from: '13' };
const late = { ...dinner, to: '23:30' };

test.each<[string, { was?: Row[]; mine: Row[]; theirs: Row[]; merged: Row[] }]>([
  ['different rows are changed', { mine: [bar, early, dinner], theirs: [bar, lunch, late], merged: [bar, early, late] }],
  ['both add at the end', { mine: [...opened, brunch], theirs: [...opened, supper], merged: [...opened, supper, brunch] }],
  ['both add at the start', { mine: [brunch, ...opened], theirs: [supper, ...opened], merged: [supper, brunch, ...opened] }],
  ['both add the first row', { was: [], mine: [brunch], theirs: [supper], merged: [supper, brunch] }],
  ['both add the same row', { mine: [...opened, brunch], theirs: [brunch, ...opened], merged: [brunch, ...opened] }],
  [
    'one adds between rows, the other changes them',
    { mine: [bar, lunch, brunch, dinner], theirs: [bar, early, late], merged: [bar, early, brunch, late] },
  ],
  ['both delete the same row', { mine: [bar, dinner], theirs: [bar, dinner], merged: [bar, dinner] }],
  ['each deletes another row', { mine: [bar, lunch], theirs: [lunch, dinner], merged: [lunch] }],
  ['one deletes what the other left', { mine: [bar, lunch], theirs: [bar, early, dinner], merged: [bar, early] }],
  ['one deletes all, the other adds', { mine: [], theirs: [...opened, supper], merged: [supper] }],
  [
    'one moves, the other adds',
    { mine: [dinner, bar, lunch], theirs: [...opened, supper], merged: [dinner, bar, lunch, supper] },
  ],
  [
    'one adds, the other moves',
    { mine: [bar, brunch, lunch, dinner], theirs: [lunch, dinner, bar], merged: [brunch, lunch, dinner, bar] },
  ],
  ['one moves, the other changes', { mine: [dinner, bar, lunch], theirs: [bar, early, dinner], merged: [dinner, bar, early] }],
  ['one moves, the other deletes', { mine: [dinner, bar, lunch], theirs: [lunch, dinner], merged: [dinner, lunch] }],
  ['one moves and changes a row', { mine: [late, bar, lunch], theirs: [bar, early, dinner], merged: [late, bar, early] }],
  ['both move in the same way', { mine: [dinner, bar, lunch], theirs: [dinner, bar, early], merged: [dinner, bar, early] }],
  ['both change a row in the same way', { mine: [bar, early, dinner], theirs: [early, dinner], merged: [early, dinner] }],
  [
    'one of two equal rows is deleted',
    { was: [bar, bar, dinner], mine: [bar, dinner], theirs: [bar, bar, late], merged: [bar, late] },
  ],
  [
    'each changes another field of a row',
    { mine: [bar, early, dinner], theirs: [bar, long, late], merged: [bar, { ...early, to: '16' }, late] },
  ],
  [
    'each changes another field of a row that one of them moves',
    { mine: [early, dinner, bar], theirs: [bar, long, dinner], merged: [{ ...early, to: '16' }, dinner, bar] },
  ],
  ['both add a second equal row', { was: [bar], mine: [bar, bar], theirs: [bar, bar], merged: [bar, bar] }],
])('nothing is asked when %s', (_case, { was = opened, mine, theirs, merged }) => {
  expect(mergeLists(was, mine, theirs)).toEqual({ rows: merged, questions: [] });
});

test.each<[string, { mine: Row[]; theirs: Row[]; questions: string[]; isMine: Row[]; isTheirs: Row[] }]>([
  [
    'both change the same field of a row',
    {
      mine: [bar, early, dinner],
      theirs: [bar, latest, late],
      questions: ['1'],
      isMine: [bar, early, late],
      isTheirs: [bar, latest, late],
    },
  ],
  [
    'I delete what they changed',
    { mine: [bar, dinner], theirs: [bar, long, dinner], questions: ['1'], isMine: [bar, dinner], isTheirs: [bar, long, dinner] },
  ],
  [
    'they delete what I changed',
    {
      mine: [bar, early, dinner],
      theirs: [bar, dinner],
      questions: ['1'],
      isMine: [bar, early, dinner],
      isTheirs: [bar, dinner],
    },
  ],
  [
    'both move rows, each in another way',
    {
      mine: [dinner, bar, lunch],
      theirs: [lunch, bar, dinner, supper],
      questions: [ORDER],
      isMine: [dinner, bar, lunch, supper],
      isTheirs: [lunch, bar, dinner, supper],
    },
  ],
])('a question is asked when %s', (_case, { mine, theirs, questions, isMine, isTheirs }) => {
  expect(mergeLists(opened, mine, theirs)).toEqual({ rows: isMine, questions });
  expect(mergeLists(opened, mine, theirs, questions)).toEqual({ rows: isTheirs, questions });
});

test('each question has an answer of its own', () => {
  const theirs = [latest, late, bar];
  const mine = [bar, dinner, early];
  expect(mergeLists(opened, mine, theirs, ['1']).rows).toEqual([bar, late, latest]);
  expect(mergeLists(opened, mine, theirs, [ORDER]).rows).toEqual([early, late, bar]);
});

test('a row that got other content altogether is another row', () => {
  const { rows, questions } = mergeLists(opened, [bar, brunch, dinner], [bar, long, dinner]);
  expect([rows, questions]).toEqual([[bar, brunch, dinner], ['1']]);
});

test('a row that could also be another one is asked about as a whole', () => {
  const was = [row('Bar', '10', '15'), row('Bar', '10', '16'), dinner];
  const mine = [row('Pub', '10', '15'), row('Bar', '10', '15:30'), dinner];
  const theirs = [row('Bar', '9', '15'), was[1], dinner];
  expect(mergeLists(was, mine, theirs)).toEqual({ rows: mine, questions: ['0'] });
});

test('a text about one picture is not put under another one', () => {
  const [pool, spa] = ['1', '2'].map((assetId) => ({ assetId, alt: 'Pool', videoUrl: '/v' }));
  expect(mergeLists([pool], [spa], [{ ...pool, alt: 'The pool' }])).toEqual({ rows: [spa], questions: ['0'] });
  const [described, filmed] = [
    { ...pool, alt: 'The pool' },
    { ...pool, videoUrl: '/w' },
  ];
  expect(mergeLists([pool], [described], [filmed])).toEqual({ rows: [{ ...described, videoUrl: '/w' }], questions: [] });
});

test('the same picture stays the same row, whatever both wrote about it', () => {
  const [pool, spa] = [
    { assetId: '1', alt: '' },
    { assetId: '2', alt: 'Spa' },
  ];
  const described = { ...pool, alt: 'Pool', videoUrl: 'https://video.example' };
  expect(mergeLists([pool, spa], [{ ...pool, alt: 'The pool' }, spa], [spa, described])).toMatchObject({ questions: ['0'] });
  const swapped = [
    { assetId: '1', alt: 'Spa' },
    { assetId: '2', alt: '' },
  ];
  expect(mergeLists([pool, spa], [pool, spa, { assetId: '3', alt: 'Bar' }], swapped).rows).toEqual([
    ...swapped,
    { assetId: '3', alt: 'Bar' },
  ]);
});

test('texts that both ticked or cleared are merged without a question, even about their order', () => {
  expect(mergeLists(['a', 'b', 'c'], ['c', 'a', 'd'], ['b', 'a', 'c', 'e'])).toEqual({
    rows: ['c', 'a', 'd', 'e'],
    questions: [],
  });
});

test('of any three lists nothing is lost: what one side changed is there, and what stays is asked about', () => {
  // A seeded sequence: the same cases on every run.
  let state = 11;
  const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit;
  const meals = ['Bar', 'Lunch', 'Dinner', 'Brunch'];
  const some = () => Array.from({ length: below(5) }, () => row(meals[below(4)]!, String(below(2)), String(below(3))));
  for (let round = 0; round < 100; round += 1) {
    const [was, mine, theirs] = [some(), some(), some()];
    const { rows, questions } = mergeLists(was, mine, theirs);
    expect(mergeLists(was, mine, was).rows).toEqual(mine);
    expect(mergeLists(was, was, theirs).rows).toEqual(theirs);
    expect(mergeLists(was, mine, mine)).toEqual({ rows: mine, questions: [] });
    const swapped = mergeLists(was, theirs, mine);
    expect([...swapped.questions].sort()).toEqual([...questions].sort());
    const sorted = (list: unknown[]) => list.map((entry) => JSON.stringify(entry)).sort();
    expect(sorted(mergeLists(was, theirs, mine, questions).rows)).toEqual(sorted(rows));
  }
});
