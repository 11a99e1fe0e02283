import type { Permission } from 'shared-kit/rules/entities';
import {
  addProperty,
  gridFrom,
  gridPermissions,
  removeProperty,
  setCell,
  setColumn,
  type Grid,
} from 'shared-kit/rules/permissionGrid';
import { mergeGrids } from 'shared-kit/rules/permissionGridMerge';
import { isLive } from 'shared-kit/rules/live';
import { move, placeBack, sortBody, sorted } from 'shared-kit/rules/sort';
import { stateOf } from 'shared-kit/rules/state';
import type { Chance } from '../random';
import type { Rule } from './rule';

/** A row that is dragged ends where it was dropped, and one that left the list comes back to its former place. */
const orders: Rule = (random, report) => {
  const ids = Array.from({ length: 1 + random.below(8) }, (_, index) => String(index));
  const rows = ids.map((id) => ({ id }));
  const [from, to] = [random.below(ids.length), random.below(ids.length)];
  const dragged = sortBody(rows, from, to);
  if (dragged && sorted(ids, dragged)?.join() !== move(ids, from, to).join()) report('dragged row', ids, from, to, dragged);
  const id = random.pick(ids);
  const back = placeBack(rows, id);
  const atEnd = [...ids.filter((other) => other !== id), id];
  if (back && sorted(atEnd, back)?.join() !== ids.join()) report('row that comes back', ids, id, back);
};

const RESOURCES = ['special', 'faq', 'faq_category', 'calendar', 'calendar_event', 'can_assign_alerts'];
const PROPERTIES = ['1', '2', '3'];
const FLAGS = ['r', 'w', 'x'] as const;

function someEntries(random: Chance): Permission[] {
  const entries = new Map<string, Permission>();
  for (let count = random.below(7); count > 0; count -= 1) {
    const [resource, permissionableId] = [random.pick(RESOURCES), random.pick([...PROPERTIES, null])];
    const w = random.often(0.4);
    const target = { permissionableType: permissionableId === null ? null : ('PropertyPermission' as const), permissionableId };
    entries.set(`${resource} ${permissionableId}`, { resource, ...target, r: w || random.often(0.7), w, x: random.often(0.3) });
  }
  return [...entries.values()];
}

function edited(random: Chance, grid: Grid): Grid {
  let next = grid;
  for (let count = random.below(6); count > 0; count -= 1) {
    const [id, flag, isOn] = [random.pick(PROPERTIES), random.pick(FLAGS), random.often(0.5)];
    next = random.pick([
      () => addProperty(next, id),
      () => removeProperty(next, id),
      () => setCell(next, id, random.pick(RESOURCES), flag, isOn),
      () => setColumn(next, id, ['special', 'faq', 'calendar'], flag, isOn),
    ])();
  }
  return next;
}

const rightsIn = (grid: Grid): string =>
  gridPermissions(grid)
    .map(({ resource, permissionableId, r, w, x }) => [resource, permissionableId, r, w, x].join(' '))
    .toSorted()
    .join();

/**
 * When two people edit rights at once, each one's changes survive where the other made none, and the right to write
 * always includes the right to read.
 */
const rights: Rule = (random, report) => {
  const stored = gridFrom(someEntries(random), 1);
  const mine = edited(random, stored);
  const theirs = gridFrom(gridPermissions(edited(random, stored)), 2);
  const alone = mergeGrids(mine, gridFrom(stored.saved, 2));
  if (rightsIn(alone) !== rightsIn(mine)) report('rights that one person changed', stored.saved, rightsIn(mine), rightsIn(alone));
  const unchanged = mergeGrids(stored, theirs);
  if (rightsIn(unchanged) !== rightsIn(theirs))
    report('rights of the other', stored.saved, rightsIn(theirs), rightsIn(unchanged));
  if (gridPermissions(mergeGrids(mine, theirs)).some(({ r, w }) => w && !r))
    report('writing without reading', stored.saved, rightsIn(mine), rightsIn(theirs));
};

const MOMENTS = [1000, 2000, 3000, 4000];
const someInstant = (random: Chance) =>
  random.pick([null, ...MOMENTS.map((moment) => new Date(moment).toISOString()), '2120-01-01T00:00:00.000Z']);

/** The state of an item is Live exactly when `isLive` holds. */
const states: Rule = (random, report) => {
  const flags = { published: random.often(0.8), archived: random.often(0.2), doesNotEnd: random.often(0.3) };
  const item = { ...flags, startsOn: someInstant(random), endsOn: someInstant(random) };
  const now = random.pick([0, ...MOMENTS, 5000]);
  if ((stateOf(item, now) === 'live') !== isLive(item, now)) report('state', item, now);
};

export const lists: Record<string, Rule> = { orders, rights, states };
