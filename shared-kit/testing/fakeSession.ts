import type { Permission, User } from '../src/rules/entities';
import { resetSession, setSession } from '../src/session/state';
import { keepToken } from '../src/session/token';

/** The single permission of a super user (document 1 §3, Permission). */
export const EVERYTHING = {
  resource: '*',
  permissionableType: null,
  permissionableId: null,
  r: true,
  w: true,
  x: true,
} as unknown as Permission;

/**
 * A permission on one property, or without an id on all of them.
 * @param flags any of the letters r, w, x
 */
export const granted = (resource: string, propertyId: string | null, flags = 'r'): Permission =>
  ({
    resource,
    permissionableType: propertyId === null ? null : 'PropertyPermission',
    permissionableId: propertyId,
    r: flags.includes('r'),
    w: flags.includes('w'),
    x: flags.includes('x'),
  }) as unknown as Permission;

/**
 * Signs in a user without any call.
 * @param permissions those of the user; a super user's by default
 * @param profile values that differ from the user Nora Okafor
 */
export function signedInAs(permissions: Permission[] = [EVERYTHING], profile: Partial<User> = {}): void {
  const user = { id: '1', firstName: 'Nora', lastName: 'Okafor', email: 'nora.okafor@calloway.example', ...profile } as User;
  keepToken('token-1');
  setSession({ status: 'signedIn', token: 'token-1', profile: user, permissions, error: null });
}

/** Resets the session, for `beforeEach`. */
export function signedOut(): void {
  keepToken(null);
  resetSession('signOut');
}
