import { gridFrom, removeProperty, setCell, setSwitch } from './permissionGrid';
import { toSuper } from './permissionGridSuper';
import { mayChange, grantableReads } from './permissionGridRights';
import { authority } from './permissions';
import { on } from './testing/on';

const who = authority([on('7', 'special', 'rw'), on(null, 'asset', 'rwx')]);
const grid = gridFrom([on('7', 'special', 'r'), on('8', 'faq', 'r')]);

test('a person may tick or untick a cell only if they hold that right themselves', () => {
  expect(mayChange(who, grid, setCell(grid, '7', 'special', 'w', true), '7')).toBe(true);
  expect(mayChange(who, grid, setCell(grid, '7', 'special', 'r', false), '7')).toBe(true);
  expect(mayChange(who, grid, setCell(grid, '7', 'special', 'x', true), '7')).toBe(false);
  expect(mayChange(who, grid, removeProperty(grid, '8'), '8')).toBe(false);
});

test('the same is true of rights without a property and of the list as a whole', () => {
  expect(mayChange(who, grid, setSwitch(grid, ['asset'], true), null)).toBe(true);
  expect(mayChange(who, grid, setSwitch(grid, ['user'], true), null)).toBe(false);
  expect(mayChange(who, grid, removeProperty(grid, '8'))).toBe(false);
  expect(mayChange(who, grid, toSuper(grid))).toBe(false);
});

test('a super user may change everything', () => {
  expect(mayChange(authority([on(null, '*', 'rwx')]), grid, toSuper(grid))).toBe(true);
});

test('an added property gets only the default reads that the granter holds there', () => {
  expect(grantableReads(who, '7')).toEqual(['special']);
  expect(grantableReads(who, '8')).toEqual([]);
});
