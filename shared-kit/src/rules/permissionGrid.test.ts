import { DEFAULT_READS, defaultPermissions, SUPER_PERMISSION } from './defaultPermissions';
import {
  addProperty,
  columnTick,
  flagsOf,
  type Grid,
  GRID_COLUMNS,
  GRID_ROWS,
  GRID_SWITCHES,
  gridFrom,
  gridPermissions,
  hasSwitch,
  removeProperty,
  resetGrid,
  rowTick,
  setCell,
  setColumn,
  setRow,
  setSwitch,
  clearIfUnticked,
} from './permissionGrid';
import { isGridChanged } from './permissionGridChange';
import { fromSuper, toSuper } from './permissionGridSuper';
import { on } from './testing/on';

test('rows of the hotel tab and the restaurant tab, and the columns of both', () => {
  // The rows that the documents name, in their order; content types that were added later follow them.
  const hotel = ['accommodation', 'calendar', 'faq', 'home_promo', 'special', 'tiled_promo', 'list'];
  const restaurant = ['calendar', 'event', 'hour', 'press', 'menu'];
  expect(GRID_ROWS.hotel.slice(0, hotel.length)).toEqual(hotel);
  expect(GRID_ROWS.restaurant.slice(0, restaurant.length)).toEqual(restaurant);
  expect(GRID_COLUMNS.map(({ flag, label }) => [flag, label])).toEqual([
    ['r', 'Read'],
    ['w', 'Write'],
    ['x', 'Execute'],
  ]);
});
test('an added property gets the fourteen read entries, which can be unticked', () => {
  const fourteen = [
    'calendar',
    'calendar_event',
    'event',
    'faq',
    'home_promo',
    'hour',
    'press',
    'special',
    'tiled_promo',
    'list',
  ];
  expect(DEFAULT_READS).toEqual(expect.arrayContaining([...fourteen, 'menu', 'accommodation', 'banner', 'tout']));
  expect(DEFAULT_READS).not.toEqual(expect.arrayContaining(['property']));
  const grid = addProperty(gridFrom([]), '7');
  expect(gridPermissions(grid)).toEqual(defaultPermissions('7'));
  const without = gridPermissions(setCell(grid, '7', 'special', 'r', false));
  expect(without).toHaveLength(DEFAULT_READS.length - 1);
  expect(without.some(({ resource }) => resource === 'special')).toBe(false);
  expect(
    addProperty(setCell(grid, '7', 'faq', 'w', true), '7')
      .blocks.get('7')
      ?.get('faq')?.w,
  ).toBe(true);
});
test('unticking a row unticks the rights that it implies, and a property without any tick has no rights', () => {
  const grid = addProperty(gridFrom([]), '7');
  const rows = GRID_ROWS.hotel;
  const none = (current: Grid) => clearIfUnticked(setColumn(current, '7', rows, 'r', false), '7', rows);
  expect(flagsOf(setCell(grid, '7', 'calendar', 'r', false), '7', 'calendar_event').r).toBe(false);
  expect(flagsOf(setRow(grid, '7', 'calendar', false), '7', 'calendar_event').r).toBe(false);
  expect(gridPermissions(none(grid))).toEqual([]);
  // Ticking the row again leaves what it implies as it is.
  const both = setCell(setCell(grid, '7', 'calendar_event', 'w', true), '7', 'calendar', 'w', true);
  expect(flagsOf(both, '7', 'calendar_event').w).toBe(true);
  const oneTick = setCell(none(grid), '7', 'faq', 'r', true);
  expect(gridPermissions(clearIfUnticked(oneTick, '7', rows))).toEqual([on('7', 'faq')]);
  // While a tick is left, entries without a row are kept (OP-28).
  const kept = clearIfUnticked(setCell(grid, '7', 'faq', 'r', false), '7', rows);
  expect(flagsOf(kept, '7', 'banner').r).toBe(true);
});
test('remove drops a property, reset returns to the last saved state', () => {
  const saved = [on('1', 'special'), on('2', 'faq')];
  const grid = removeProperty(gridFrom(saved), '1');
  expect(gridPermissions(grid)).toEqual([on('2', 'faq')]);
  expect(isGridChanged(grid)).toBe(true);
  expect(gridPermissions(resetGrid(grid))).toEqual(saved);
  expect(isGridChanged(resetGrid(grid))).toBe(false);
});
test('a whole row or column can be ticked at once', () => {
  const rows = GRID_ROWS.hotel;
  let grid = setRow(addProperty(gridFrom([]), '1'), '1', 'special', true);
  expect(flagsOf(grid, '1', 'special')).toEqual({ r: true, w: true, x: true });
  expect([rowTick(grid, '1', 'special'), rowTick(grid, '1', 'faq'), rowTick(grid, '2', 'faq')]).toEqual(['all', 'some', 'none']);
  expect(columnTick(grid, '1', rows, 'w')).toBe('some');
  grid = setColumn(grid, '1', rows, 'w', true);
  expect(columnTick(grid, '1', rows, 'w')).toBe('all');
  expect(flagsOf(grid, '1', 'banner')).toEqual({ r: true, w: false, x: false });
  expect(columnTick(setColumn(grid, '1', rows, 'r', false), '1', rows, 'r')).toBe('none');
});
test('ticking Write ticks Read, and unticking Read unticks Write', () => {
  const grid = addProperty(gridFrom([]), '1');
  const none = setCell(grid, '1', 'special', 'r', false);
  const written = setCell(none, '1', 'special', 'w', true);
  expect(flagsOf(written, '1', 'special')).toEqual({ r: true, w: true, x: false });
  expect(flagsOf(setCell(written, '1', 'special', 'r', false), '1', 'special')).toEqual({ r: false, w: false, x: false });
});

test('each checkbox above the grid grants r, w and x without a target', () => {
  expect(GRID_SWITCHES.map(({ label, resources }) => [label, ...resources])).toEqual([
    ['Can Assign Alerts', 'can_assign_alerts'],
    ['Can Manage Users', 'user', 'permission'],
    ['Can Manage Assets', 'asset'],
  ]);
  const { resources } = GRID_SWITCHES[1];
  const grid = setSwitch(gridFrom([]), resources, true);
  expect(gridPermissions(grid)).toEqual([on(null, 'user', 'rwx'), on(null, 'permission', 'rwx')]);
  expect(hasSwitch(grid, resources)).toBe(true);
  expect(gridPermissions(setSwitch(grid, resources, false))).toEqual([]);
  for (const flag of ['r', 'w', 'x'])
    expect(hasSwitch(gridFrom([{ ...on(null, 'asset', 'rwx'), [flag]: false }]), ['asset'])).toBe(false);
});
test('a super user holds one wildcard with r, w and x', () => {
  const grid = toSuper(addProperty(gridFrom([]), '1'));
  expect(gridPermissions(grid)).toEqual([SUPER_PERMISSION]);
});
test('converting a super user back restores the saved rights, or none if they were stored as a super user', () => {
  const saved = [on('1', 'special')];
  expect(gridPermissions(fromSuper(toSuper(gridFrom(saved))))).toEqual(saved);
  const stored = gridFrom([SUPER_PERMISSION]);
  expect(stored.isSuper).toBe(true);
  expect(gridPermissions(fromSuper(stored))).toEqual([]);
  expect(gridPermissions({ ...stored, isSuper: false })).toEqual([]);
});
test('entries that have no row in the grid are kept unchanged', () => {
  const saved = [on('1', '*', 'rwx'), on('1', 'tout'), on(null, 'region', 'rw')];
  expect(gridPermissions(gridFrom(saved))).toEqual(expect.arrayContaining(saved));
  expect(isGridChanged(gridFrom(saved))).toBe(false);
});
test('changing one property copies its block and none of the 199 others', () => {
  const saved = Array.from({ length: 200 }, (_, index) => defaultPermissions(String(index))).flat();
  const grid = gridFrom(saved);
  const changed = setColumn(grid, '1', GRID_ROWS.hotel, 'w', true);
  expect([...changed.blocks.keys()].filter((id) => changed.blocks.get(id) !== grid.blocks.get(id))).toEqual(['1']);
  const back = setColumn(changed, '1', GRID_ROWS.hotel, 'w', false);
  expect(gridPermissions(back)).toHaveLength(200 * DEFAULT_READS.length);
});
