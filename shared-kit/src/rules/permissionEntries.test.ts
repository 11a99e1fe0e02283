import { SUPER_PERMISSION } from './defaultPermissions';
import type { Permission } from './entities';
import { authority } from './permissions';

const on = (permissionableId: string | null, resource: string, flags: Partial<Permission>): Permission => ({
  resource,
  permissionableType: permissionableId === null ? null : 'PropertyPermission',
  permissionableId,
  r: false,
  w: false,
  x: false,
  ...flags,
});

test('several entries of one resource add up, on a property and everywhere', () => {
  for (const target of ['1', null]) {
    const who = authority([
      on(target, 'special', { r: true, w: true }),
      on(target, 'special', { x: true }),
      on(target, 'faq_category', { w: true }),
      on(target, 'faq', { r: true }),
    ]);
    const held = (resource: string) =>
      (['READ', 'WRITE', 'DELETE'] as const).filter((action) => who.can(action, resource, '1')).join(' ');
    expect([held('special'), held('faq_category'), held('faq')]).toEqual(['READ WRITE DELETE', 'READ WRITE', 'READ']);
  }
});

test('a target and a type that are empty or missing are none, as null is', () => {
  for (const none of ['', undefined] as unknown as null[]) {
    const blank = { permissionableId: none, permissionableType: none };
    expect(authority([{ ...SUPER_PERMISSION, ...blank }]).isSuper).toBe(true);
    const who = authority([{ ...on(null, 'press', { r: true }), ...blank }]);
    expect([who.can('READ', 'press'), who.can('READ', 'press', '7'), who.propertyIds]).toEqual([true, true, []]);
  }
});
