import { SUPER_PERMISSION } from './defaultPermissions';
import {
  addProperty,
  GRID_SWITCHES,
  gridFrom,
  gridPermissions,
  hasSwitch,
  resetGrid,
  rowTick,
  setCell,
  setSwitch,
} from './permissionGrid';
import { isGridChanged } from './permissionGridChange';
import { copyBlock, copyRights } from './permissionGridCopy';
import { fromSuper, toSuper } from './permissionGridSuper';
import { on } from './testing/on';

test('only the wildcard without a target and a type is that of a super user', () => {
  expect(gridFrom([SUPER_PERMISSION]).isSuper).toBe(true);
  expect(gridFrom([on('1', '*', 'rwx')]).isSuper).toBe(false);
  expect(gridFrom([{ ...on('1', '*', 'rwx'), permissionableType: null }]).isSuper).toBe(false);
  expect(gridFrom([{ ...SUPER_PERMISSION, permissionableType: 'PropertyPermission' }]).isSuper).toBe(false);
});

test('several entries of one row are shown and saved as one, with the rights of all', () => {
  for (const target of ['1', null]) {
    const parts = ['r', 'w', 'x'].map((flag) => on(target, 'special', flag));
    for (const stored of [parts, parts.toReversed()])
      expect(gridPermissions(gridFrom(stored))).toEqual([on(target, 'special', 'rwx')]);
  }
});

test('a stored entry is kept whichever of its three rights it has', () => {
  const stored = ['r', 'w', 'x'].map((flag, index) => on(String(index), 'special', flag));
  expect(gridPermissions(gridFrom(stored))).toEqual(stored);
  expect(stored.map((entry, index) => rowTick(gridFrom([entry]), String(index), 'special'))).toEqual(['some', 'some', 'some']);
});

test('a row is wholly ticked only with all three rights', () => {
  for (const flags of ['rw', 'rx', 'wx']) expect(rowTick(gridFrom([on('1', 'special', flags)]), '1', 'special')).toBe('some');
});

test('Can Manage Users is ticked only with both of its resources', () => {
  const { resources } = GRID_SWITCHES[1];
  for (const resource of resources) expect(hasSwitch(setSwitch(gridFrom([]), [resource], true), resources)).toBe(false);
});

test('a right in place of another is a change, although there are as many as before', () => {
  const grid = gridFrom([on('1', 'faq', 'r'), on('1', 'menu', 'r')]);
  expect(isGridChanged(setCell(setCell(grid, '1', 'faq', 'r', false), '1', 'press', 'r', true))).toBe(true);
  const everywhere = gridFrom([on(null, 'asset', 'rwx'), on('1', 'faq', 'r')]);
  expect(isGridChanged(copyRights(everywhere, [on('1', 'asset', 'rwx'), on('1', 'faq', 'r')]))).toBe(true);
});

test('a tick for a property that is not in the grid adds nothing', () => {
  expect(setCell(gridFrom([]), '7', 'special', 'r', true).blocks.size).toBe(0);
});

test('converting to a super user clears every tick', () => {
  const grid = toSuper(setSwitch(addProperty(gridFrom([]), '1'), ['asset'], true));
  expect([grid.blocks.size, grid.everywhere.size]).toEqual([0, 0]);
});

test('whatever replaces the ticks keeps the stored list and its version, so that a save still sees what others changed', () => {
  const saved = [SUPER_PERMISSION, on('1', 'faq', 'r')];
  const grid = gridFrom(saved, 4);
  for (const changed of [
    toSuper(grid),
    fromSuper(grid),
    resetGrid(grid),
    copyRights(grid, [on('2', 'menu', 'rw')]),
    copyBlock(grid, '1', ['2']),
  ])
    expect([changed.saved, changed.version]).toEqual([saved, 4]);
});

test('copied rights of a property are exactly those of the one copied, and a property without any copies nothing', () => {
  const grid = gridFrom([on('1', 'faq', 'rw'), on('2', 'menu', 'rwx')]);
  expect(gridPermissions(copyBlock(grid, '1', ['2', '3']))).toEqual(['1', '2', '3'].map((id) => on(id, 'faq', 'rw')));
  expect(copyBlock(grid, '9', ['2'])).toBe(grid);
});
