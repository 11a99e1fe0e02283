import { defaultPermissions, SUPER_PERMISSION } from './defaultPermissions';
import type { Permission } from './entities';
import { additions, authority, holdsAll, readSources } from './permissions';
import { on } from './testing/on';

describe('super users', () => {
  test('a wildcard without target and type may do everything', () => {
    const who = authority([SUPER_PERMISSION]);
    expect(who.isSuper).toBe(true);
    expect(who.can('DELETE', 'token')).toBe(true);
    expect(who.can('WRITE', 'special', '7')).toBe(true);
    expect(who.canAny('READ', 'anything')).toBe(true);
    expect(who.readsEveryProperty).toBe(true);
  });
  test('a wildcard with a target grants every right on that property and nothing else', () => {
    const who = authority([on('1', '*', '')]);
    expect(who.isSuper).toBe(false);
    expect(who.can('DELETE', 'special', '1')).toBe(true);
    expect(who.can('READ', 'property', '1')).toBe(true);
    expect(who.can('READ', 'special', '2')).toBe(false);
    expect(who.can('READ', 'special')).toBe(false);
  });
  test('a wildcard that names a type and no target grants nothing', () => {
    const who = authority([{ ...SUPER_PERMISSION, permissionableType: 'PropertyPermission' }]);
    expect(who.isSuper).toBe(false);
    expect(who.canAny('READ', 'special')).toBe(false);
  });
  test('picker upload needs the wildcard with r, w and x', () => {
    expect(authority([SUPER_PERMISSION]).isFullWildcard).toBe(true);
    for (const flag of ['r', 'w', 'x'])
      expect(authority([{ ...SUPER_PERMISSION, [flag]: false }])).toMatchObject({ isSuper: true, isFullWildcard: false });
    expect(authority([on('1', '*', 'rwx')]).isFullWildcard).toBe(false);
  });
});

describe('rights', () => {
  test('READ is r, WRITE is w, DELETE is x', () => {
    const who = authority([on('1', 'special', 'rw')]);
    expect([who.can('READ', 'special', '1'), who.can('WRITE', 'special', '1'), who.can('DELETE', 'special', '1')]).toEqual([
      true,
      true,
      false,
    ]);
  });
  test('a scoped entry applies to its property only, one without a target everywhere', () => {
    const who = authority([on('1', 'special'), on(null, 'press')]);
    expect(who.can('READ', 'special', '2')).toBe(false);
    expect(who.can('READ', 'special')).toBe(false);
    expect(who.canAny('READ', 'special')).toBe(true);
    expect(who.can('READ', 'press', '99')).toBe(true);
    expect(who.can('READ', 'press')).toBe(true);
  });
  test('rights on calendar and faq also apply to calendar_event and faq_category', () => {
    const who = authority([on('1', 'calendar', 'rw'), on('1', 'faq', 'x')]);
    expect(who.can('WRITE', 'calendar_event', '1')).toBe(true);
    expect(who.can('DELETE', 'calendar_event', '1')).toBe(false);
    expect(who.can('DELETE', 'faq_category', '1')).toBe(true);
    expect(who.can('READ', 'faq_category', '1')).toBe(false);
  });
  test('asset and can_assign_alerts imply reading tags and alerts, and nothing else', () => {
    const who = authority([on(null, 'asset', 'rwx'), on(null, 'can_assign_alerts', 'rwx')]);
    expect(who.can('READ', 'tag')).toBe(true);
    expect(who.can('WRITE', 'tag')).toBe(false);
    expect(who.can('READ', 'alert')).toBe(true);
    expect(who.can('WRITE', 'alert')).toBe(false);
  });
  test('any read entry lets its holder read the property, but a write entry does not', () => {
    const who = authority([on('1', 'faq'), on('2', 'faq', 'w')]);
    expect(who.can('READ', 'property', '1')).toBe(true);
    expect(who.can('READ', 'property', '2')).toBe(false);
    expect(who.propertyIds).toEqual(['1']);
    expect(who.readsEveryProperty).toBe(false);
    expect(who.can('WRITE', 'property', '1')).toBe(false);
  });
  test('lists the properties that an action is allowed on', () => {
    const who = authority([on('1', 'special', 'rw'), on('2', 'special'), on('3', '*')]);
    expect(who.propertiesWith('WRITE', 'special')).toEqual({ every: false, ids: ['1', '3'] });
    expect(authority([on(null, 'special', 'rw')]).propertiesWith('WRITE', 'special').every).toBe(true);
  });
  test('a person who can read any property can look up assets, tags and regions', () => {
    const who = authority([on('1', 'faq')]);
    expect(who.canLookUp('asset')).toBe(true);
    expect(who.can('READ', 'asset')).toBe(false);
    expect(authority([on(null, 'property')]).canLookUp('tag')).toBe(true);
    expect(authority([]).canLookUp('region')).toBe(false);
  });
  test('whoever reads assets or regions can look them up without any property', () => {
    const librarian = authority([on(null, 'asset')]);
    expect([librarian.readsEveryProperty, librarian.canLookUp('asset'), librarian.canLookUp('region')]).toEqual([
      false,
      true,
      true,
    ]);
    const planner = authority([on(null, 'region')]);
    expect([planner.canLookUp('region'), planner.canLookUp('asset')]).toEqual([true, false]);
  });
  test('an entry without a target opens every property only if guests see what it is about', () => {
    expect(authority([on(null, 'special')])).toMatchObject({ readsEveryProperty: true });
    expect(authority([on(null, 'user')])).toMatchObject({ readsEveryProperty: false });
    expect(authority([on('1', 'user')]).propertyIds).toEqual(['1']);
  });
  test('no list, an empty one and broken entries allow nothing', () => {
    for (const list of [null, undefined, [], [null, {}, { resource: 5 }] as unknown as Permission[]]) {
      expect(authority(list).canAny('READ', 'special')).toBe(false);
      expect(authority(list).isSuper).toBe(false);
    }
    const nameless = { ...on('1', 'faq'), resource: 5 } as unknown as Permission;
    expect(authority([nameless]).propertyIds).toEqual([]);
    expect(authority([on('1', 'faq')]).can('READ', 'constructor', '1')).toBe(false);
    expect(authority([on('1', '__proto__')]).can('READ', 'special', '1')).toBe(false);
  });
});

describe('granting', () => {
  const manager = authority([on(null, 'user', 'rwx'), on('1', 'special', 'rw'), on('1', 'calendar', 'r')]);
  test('nobody grants a right that they do not hold', () => {
    expect(holdsAll(manager, [on('1', 'special', 'r'), on('1', 'calendar_event', 'r')])).toBe(true);
    expect(holdsAll(manager, [on('1', 'special', 'x')])).toBe(false);
    expect(holdsAll(manager, [on('2', 'special', 'r')])).toBe(false);
    expect(holdsAll(manager, [on(null, 'special', 'r')])).toBe(false);
  });
  test('only a super user grants a wildcard, scoped or not', () => {
    const local = authority([on('1', '*', 'rwx')]);
    expect(holdsAll(local, [on('1', 'special', 'rwx')])).toBe(true);
    expect(holdsAll(local, [on('1', '*', 'rwx')])).toBe(false);
    expect(holdsAll(manager, [SUPER_PERMISSION])).toBe(false);
    expect(holdsAll(authority([SUPER_PERMISSION]), [SUPER_PERMISSION, on('9', '*')])).toBe(true);
  });
  test('when a list is replaced only additions count, flag by flag', () => {
    const stored = [on('1', 'special', 'r'), on('2', 'faq', 'rw'), on('3', '*')];
    const next = [on('1', 'special', 'rw'), on('2', 'faq', 'r'), on('3', '*'), on('4', 'list', 'r')];
    expect(additions(stored, next)).toEqual([on('1', 'special', 'w'), on('4', 'list', 'r')]);
    expect(additions(stored, [SUPER_PERMISSION])).toEqual([SUPER_PERMISSION]);
    expect(additions(stored, [])).toEqual([]);
    // A wildcard counts without any flag.
    for (const target of [null, '1']) expect(additions(stored, [on(target, '*', '')])).toEqual([on(target, '*', '')]);
    expect(additions([SUPER_PERMISSION], [SUPER_PERMISSION, on('1', 'special')])).toEqual([]);
  });
  test('only super users grant an entry that has a target type but no target', () => {
    const odd = { ...on('1', 'user', 'r'), permissionableId: null };
    expect(holdsAll(manager, [odd])).toBe(false);
    expect(additions([], [odd])).toEqual([odd]);
    expect(additions([SUPER_PERMISSION], [odd])).toEqual([]);
  });
});

test('2,800 entries are read once, however many checks follow', () => {
  const ids = Array.from({ length: 200 }, (_, index) => String(index));
  const entries = ids.flatMap(defaultPermissions);
  expect(entries.length).toBeGreaterThanOrEqual(2800);
  const reads = new Map<string, number>();
  const watched = entries.map((entry, index) => {
    const count = () => reads.set(String(index), (reads.get(String(index)) ?? 0) + 1);
    return new Proxy(entry, { get: (target, key: keyof typeof entry) => (key === 'resource' && count(), target[key]) });
  });
  const who = authority(watched);
  const initialReads = Math.max(...reads.values());
  for (let round = 0; round < 50; round += 1) for (const id of ids) who.can('READ', 'special', id);
  expect(Math.max(...reads.values())).toBe(initialReads);
  expect(initialReads).toBeLessThan(10);
  expect(who.propertyIds).toHaveLength(200);
  expect(who.can('READ', 'banner', '199')).toBe(true);
});

test('lists the resources that imply reading another one', () => {
  expect(readSources('special')).toEqual(['special']);
  expect(readSources('alert')).toEqual(['alert', 'can_assign_alerts']);
  for (const resource of ['faq_category', 'calendar_event', 'tag', 'alert', 'special']) {
    for (const source of readSources(resource)) expect(authority([on('7', source)]).can('READ', resource, '7')).toBe(true);
  }
});
