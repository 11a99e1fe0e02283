import type { Permission } from './entities';
import { addProperty, gridFrom, gridPermissions, removeProperty, setCell, setSwitch } from './permissionGrid';
import { fromSuper, toSuper } from './permissionGridSuper';
import { mergeGrids } from './permissionGridMerge';
import { on } from './testing/on';

const summary = (list: Permission[]) =>
  list
    .map(
      ({ resource, permissionableId, r, w, x }) =>
        `${permissionableId ?? '-'} ${resource} ${r ? 'r' : ''}${w ? 'w' : ''}${x ? 'x' : ''}`,
    )
    .sort();

test('a merge keeps both sides: my ticks, and what the other person gave or took away', () => {
  const opened = [on('1', 'special', 'rw'), on('1', 'faq', 'r'), on('2', 'menu', 'r')];
  const mine = setCell(gridFrom(opened, 1), '1', 'faq', 'w', true);
  const newest = gridFrom([on('1', 'special', 'r'), on('1', 'faq', 'r'), on('1', 'list', 'r')], 2);
  const merged = mergeGrids(mine, newest);
  expect(summary(gridPermissions(merged))).toEqual(['1 faq rw', '1 list r', '1 special r']);
  expect([merged.version, merged.saved]).toEqual([2, newest.saved]);
});

test('a merge never leaves Write without Read: my own change decides', () => {
  const ticked = setCell(gridFrom([on('1', 'faq', 'r')], 1), '1', 'faq', 'w', true);
  expect(summary(gridPermissions(mergeGrids(ticked, gridFrom([on('1', 'menu', 'r')], 2))))).toEqual(['1 faq rw', '1 menu r']);
  const unticked = setCell(gridFrom([on('1', 'faq', 'r')], 1), '1', 'faq', 'r', false);
  expect(summary(gridPermissions(mergeGrids(unticked, gridFrom([on('1', 'faq', 'rw'), on('1', 'menu', 'r')], 2))))).toEqual([
    '1 menu r',
  ]);
});

test('a merge keeps properties and checkboxes that either side added or removed', () => {
  const opened = [on('1', 'special', 'r'), on('2', 'special', 'r'), on(null, 'asset', 'rwx')];
  let mine = removeProperty(addProperty(gridFrom(opened), '3'), '1');
  mine = setSwitch(mine, ['can_assign_alerts'], true);
  const newest = gridFrom([on('1', 'special', 'r'), on('1', 'faq', 'r'), on('4', 'menu', 'r')], 2);
  const merged = mergeGrids(mine, newest);
  expect([...merged.blocks.keys()].sort()).toEqual(['3', '4']);
  expect(summary(gridPermissions(merged)).filter((line) => line.startsWith('-'))).toEqual(['- can_assign_alerts rwx']);
});

test('one right that I ticked on a property brings it back after the other person removed it', () => {
  const opened = [on('1', 'faq', 'r'), on('2', 'faq', 'r')];
  for (const [flag, result] of [
    ['r', 'r'],
    ['w', 'rw'],
    ['x', 'x'],
  ] as const) {
    const mine = setCell(gridFrom(opened, 1), '1', 'menu', flag, true);
    expect(summary(gridPermissions(mergeGrids(mine, gridFrom([on('2', 'faq', 'r')], 2))))).toEqual([
      `1 menu ${result}`,
      '2 faq r',
    ]);
  }
});

test('a merge keeps my conversion to a super user, and applies one by the other person', () => {
  const everything = on(null, '*', 'rwx');
  expect(mergeGrids(toSuper(gridFrom([on('1', 'faq', 'r')])), gridFrom([], 2))).toMatchObject({ isSuper: true, version: 2 });
  expect(mergeGrids(gridFrom([on('1', 'faq', 'r')]), gridFrom([everything], 2)).isSuper).toBe(true);
});

test('my conversion back from a super user is kept, whatever the other person changed', () => {
  const everything = on(null, '*', 'rwx');
  const mine = fromSuper(gridFrom([everything], 1));
  const merged = mergeGrids(mine, gridFrom([everything, on('1', 'faq', 'r')], 2));
  expect(merged.isSuper).toBe(false);
  expect(summary(gridPermissions(merged))).toEqual(['1 faq r']);
});

test('my conversion to a super user is a change of the newest list', () => {
  const newest = gridFrom([on('1', 'menu', 'r')], 2);
  expect(mergeGrids(toSuper(gridFrom([on('1', 'faq', 'r')], 1)), newest).saved).toBe(newest.saved);
});

test('a checkbox that I unticked stays unticked, although the other person kept it', () => {
  const opened = [on(null, 'asset', 'rwx'), on(null, 'can_assign_alerts', 'rwx')];
  const mine = setSwitch(gridFrom(opened, 1), ['asset'], false);
  expect(summary(gridPermissions(mergeGrids(mine, gridFrom([...opened, on('1', 'faq', 'r')], 2))))).toEqual([
    '- can_assign_alerts rwx',
    '1 faq r',
  ]);
});

test('a property that I unticked stays in the grid; one that the other person removed does not', () => {
  const opened = [on('1', 'faq', 'r'), on('2', 'faq', 'r')];
  const mine = setCell(gridFrom(opened, 1), '1', 'faq', 'r', false);
  expect([...mergeGrids(mine, gridFrom(opened, 2)).blocks.keys()]).toEqual(['1', '2']);
  expect([...mergeGrids(mine, gridFrom([on('2', 'faq', 'r')], 2)).blocks.keys()]).toEqual(['2']);
});

test('a property that I added stays in the grid without any tick', () => {
  const mine = addProperty(gridFrom([], 1), '3', []);
  expect([...mergeGrids(mine, gridFrom([on('2', 'faq', 'r')], 2)).blocks.keys()].sort()).toEqual(['2', '3']);
});
