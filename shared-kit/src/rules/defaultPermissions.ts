import type { Permission } from './entities';
import { resourcesWith } from './resources';

/** Resources that a property's staff may read by default (document 1 §6). */
export const DEFAULT_READS = resourcesWith(({ read }) => read === 'staff and sites');

/** Resources that public sites may read: content, and the property itself. */
export const PUBLIC_READS = resourcesWith(({ read }) => read !== undefined);

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
