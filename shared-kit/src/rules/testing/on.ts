import type { Permission } from '../entities';

/**
 * A permission on one property or, without an id, on all of them.
 * @param flags any of the letters r, w, x
 */
export const on = (permissionableId: string | null, resource: string, flags = 'r'): Permission => ({
  resource,
  permissionableType: permissionableId === null ? null : 'PropertyPermission',
  permissionableId,
  r: flags.includes('r'),
  w: flags.includes('w'),
  x: flags.includes('x'),
});
