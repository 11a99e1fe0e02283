import { merge } from './merge';
import { plainParts } from './parts';

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
