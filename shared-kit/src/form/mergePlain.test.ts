import { mergePlain } from './mergePlain';

const opened = { name: 'Sea House', url: 'https://sea.example', code: '1' };
const names = Object.keys(opened);

test('API contract §1 (412) what only one person changed is kept without a question', () => {
  const merged = mergePlain(names, opened, { ...opened, name: 'Sea Lodge' }, { ...opened, url: 'https://new.example' });
  expect(merged).toEqual({ clashes: [], merged: { name: 'Sea Lodge', url: 'https://new.example', code: '1' } });
});

test('API contract §1 (412) a field that both changed to different things is asked about, and mine stands until then', () => {
  const { clashes, merged } = mergePlain(names, opened, { ...opened, name: 'Mine' }, { ...opened, name: 'Theirs' });
  expect(clashes).toEqual(['name']);
  expect(merged.name).toBe('Mine');
});

test('the same change made twice is no clash, and null is the same as empty', () => {
  expect(mergePlain(names, opened, { ...opened, name: 'Same' }, { ...opened, name: 'Same' }).clashes).toEqual([]);
  const blank = { name: '', url: null };
  expect(mergePlain(['name', 'url'], blank, { name: '', url: null }, { name: null as never, url: null }).clashes).toEqual([]);
});

test('contract §1 (412) what stands in a group is compared one by one', () => {
  const opened = { bar: { text: 'Pool closed', link: '' } };
  const mine = { bar: { text: 'Pool closed today', link: '' } };
  const theirs = { bar: { text: 'Pool closed', link: 'https://new.example' } };
  const { clashes, merged } = mergePlain(['bar.text', 'bar.link'], opened, mine, theirs);
  expect(clashes).toEqual([]);
  expect(merged).toEqual({ bar: { text: 'Pool closed today', link: 'https://new.example' } });
});
