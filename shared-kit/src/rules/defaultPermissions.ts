import type { Permission } from './entities';

/** Resources that a property's staff may read by default (document 1 §6; 'banner' and 'tout' have no screen, OP-28). */
export const DEFAULT_READS = [
  'banner',
  'calendar',
  'calendar_event',
  'event',
  'faq',
  'home_promo',
  'hour',
  'press',
  'special',
  'tiled_promo',
  'tout',
  'list',
  'menu',
  'accommodation',
] as const;

/** The entries added when a property is added to a user: read only, hotel or restaurant alike (decision OP-31). */
export function defaultPermissions(propertyId: string): Permission[] {
  return DEFAULT_READS.map((resource) => ({
    resource,
    permissionableType: 'PropertyPermission',
    permissionableId: propertyId,
    r: true,
    w: false,
    x: false,
  }));
}

/** The one entry of a super user (document 1 §4). */
export const SUPER_PERMISSION: Permission = {
  resource: '*',
  permissionableType: null,
  permissionableId: null,
  r: true,
  w: true,
  x: true,
};
