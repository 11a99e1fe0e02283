import { merge } from './merge';
import { isSame, plainParts } from './parts';

const opened = { name: 'Sea House', url: 'https://sea.example', code: '1' };
const parts = plainParts<typeof opened>({ name: 'Name', url: 'URL', code: 'Code' });
const names = (clashes: { name: string }[]) => clashes.map(({ name }) => name);

test('a field that only one person changed is kept without a question', () => {
  const mine = { ...opened, name: 'Sea Lodge' };
  const theirs = { ...opened, url: 'https://new.example' };
  const merged = { name: 'Sea Lodge', url: 'https://new.example', code: '1' };
  expect(merge(parts, { opened, mine, theirs })).toEqual({ clashes: [], merged });
});

test('a field that both changed differently is asked about, and mine is kept until then', () => {
  const { clashes, merged } = merge(parts, { opened, mine: { ...opened, name: 'Mine' }, theirs: { ...opened, name: 'Theirs' } });
  expect(names(clashes)).toEqual(['name']);
  expect(merged.name).toBe('Mine');
});

test('the same change by both is no conflict', () => {
  const both = { ...opened, name: 'Same' };
  expect(merge(parts, { opened, mine: both, theirs: both }).clashes).toEqual([]);
});

test('spaces around a text, which are not stored, make no conflict', () => {
  const theirs = { ...opened, name: 'Sea Lodge' };
  expect(merge(parts, { opened, mine: { ...opened, name: ' Sea Lodge ' }, theirs }).clashes).toEqual([]);
  expect(isSame(parts[0]!, { ...opened, name: 'Sea House ' }, opened)).toBe(true);
});

test('null, a missing key and an empty text are equal, at any depth', () => {
  type Bar = { text: string; link?: { url: string | null } | null };
  const bar = plainParts<{ bar: Bar }>({ bar: 'Bar' });
  const was = { bar: { text: '', link: null } };
  const mine = { bar: { text: '', link: { url: '' } } };
  const theirs = { bar: { text: 'Pool closed' } };
  expect(merge(bar, { opened: was, mine, theirs })).toEqual({ clashes: [], merged: theirs });
});

test('fields of a group are compared separately', () => {
  const was = { bar: { text: 'Pool closed', link: '' } };
  const mine = { bar: { text: 'Pool closed today', link: '' } };
  const theirs = { bar: { text: 'Pool closed', link: 'https://new.example' } };
  const group = plainParts<typeof was>({ 'bar.text': 'Text', 'bar.link': 'Link' });
  const merged = { bar: { text: 'Pool closed today', link: 'https://new.example' } };
  expect(merge(group, { opened: was, mine, theirs })).toEqual({ clashes: [], merged });
});

test('of any three versions, each part is the one that somebody changed, and what both changed differently is asked about', () => {
  // A seeded sequence: the same cases on every run.
  let state = 7;
  const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit;
  const names = ['title', 'cta.link', 'cta.label', 'image'];
  type Form = { title: string; cta: { link: string | null; label: string }; image: { assetId: string } | null };
  const formParts = plainParts<Form>(Object.fromEntries(names.map((name) => [name, name])));
  const some = (): Form => ({
    title: ['', 'Spa', 'Lake'][below(3)]!,
    cta: { link: [null, '', '/a', '/b'][below(4)]!, label: ['', 'Book'][below(2)]! },
    image: [null, { assetId: '1' }, { assetId: '2' }][below(3)]!,
  });
  for (let round = 0; round < 100; round += 1) {
    const versions = { opened: some(), mine: some(), theirs: some() };
    const { opened, mine, theirs } = versions;
    const { clashes, merged } = merge(formParts, versions);
    for (const part of formParts) {
      const [isMine, isTheirs] = [!isSame(part, mine, opened), !isSame(part, theirs, opened)];
      expect(isSame(part, merged, isMine ? mine : theirs)).toBe(true);
      expect(clashes.includes(part)).toBe(isMine && isTheirs && !isSame(part, mine, theirs));
    }
    expect(merge(formParts, { opened, mine: theirs, theirs: mine }).clashes).toEqual(clashes);
  }
});

test('the rows of a list are merged one by one, and a row that both changed is asked about under its number', () => {
  type Form = { hours: { meal: string; opens: string; closes: string }[] };
  const lists = plainParts<Form>({ hours: 'Hours' }, (_name, value) => (value as Form['hours']).map(({ opens }) => opens).join());
  const [lunch, dinner] = [
    { meal: 'Lunch', opens: '12', closes: '15' },
    { meal: 'Dinner', opens: '18', closes: '22' },
  ];
  const versions = {
    opened: { hours: [lunch, dinner] },
    mine: { hours: [lunch, { ...dinner, opens: '19' }, { ...lunch, meal: 'Brunch', opens: '9' }] },
    theirs: {
      hours: [
        { ...lunch, opens: '11' },
        { ...dinner, opens: '17' },
      ],
    },
  };
  const { clashes, merged } = merge(lists, versions);
  expect(clashes.map(({ name, label }) => [name, label])).toEqual([['hours.1', 'Hours, row 2']]);
  expect([versions.mine, versions.theirs].map((values) => clashes[0]!.show(values))).toEqual(['19', '17']);
  expect(merged.hours.map(({ opens }) => opens)).toEqual(['11', '19', '9']);
  expect(merge(lists, versions, ['hours.1']).merged.hours.map(({ opens }) => opens)).toEqual(['11', '17', '9']);
  const withoutDinner = { ...versions, theirs: { hours: [lunch] } };
  expect(merge(lists, withoutDinner).clashes.map(({ show }) => show(withoutDinner.theirs))).toEqual(['Deleted']);
});

test('an order that both changed is asked about, shown with the rows that both still have', () => {
  type Form = { slides: { name: string; sortIndex: number }[] };
  const lists = plainParts<Form>({ slides: 'Slides' }, (_name, value) =>
    (value as Form['slides']).map(({ name }) => name).join(),
  );
  const slides = (...names: string[]) => ({ slides: names.map((name, sortIndex) => ({ name, sortIndex })) });
  const part = { ...lists[0]!, valueOf: ({ slides: rows }: Form) => rows.map(({ name }) => ({ name })) };
  const versions = { opened: slides('a', 'b', 'c'), mine: slides('c', 'a', 'b'), theirs: slides('b', 'a', 'c', 'd') };
  const { clashes, merged } = merge([part], versions);
  expect(clashes.map(({ label, show }) => [label, show(versions.mine), show(versions.theirs)])).toEqual([
    ['Slides, order', 'c,a,b', 'b,a,c'],
  ]);
  expect(merged).toEqual(slides('c', 'a', 'b', 'd'));
  expect(merge([part], versions, ['slides.order']).merged).toEqual(slides('b', 'a', 'c', 'd'));
});

test('a list that is typed as one text is merged by its entries', () => {
  type Form = { tags: string };
  const [plain] = plainParts<Form>({ tags: 'Tags' });
  const part = { ...plain!, valueOf: ({ tags }: Form) => tags.split(', ').filter(Boolean).sort() };
  const versions = { opened: { tags: 'pool' }, mine: { tags: 'pool, spa' }, theirs: { tags: 'bar' } };
  expect(merge([part], versions)).toEqual({ clashes: [], merged: { tags: 'bar, spa' } });
});
