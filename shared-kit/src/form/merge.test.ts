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
  const names = ['title', 'cta.link', 'cta.label', 'images'];
  type Form = { title: string; cta: { link: string | null; label: string }; images: string[] };
  const formParts = plainParts<Form>(Object.fromEntries(names.map((name) => [name, name])));
  const some = (): Form => ({
    title: ['', 'Spa', 'Lake'][below(3)]!,
    cta: { link: [null, '', '/a', '/b'][below(4)]!, label: ['', 'Book'][below(2)]! },
    images: [[], ['1'], ['1', '2']][below(3)]!,
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
