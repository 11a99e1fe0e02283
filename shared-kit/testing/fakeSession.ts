import type { Permission, User } from '../src/rules/entities';
import { on } from '../src/rules/testing/on';
import { resetSession, setSession } from '../src/session/state';
import { keepToken } from '../src/session/token';

/** The single permission of a super user (document 1 §3, Permission). */
export const EVERYTHING = on(null, '*', 'rwx');

/**
 * A permission on one property or, without an id, on all of them.
 * @param flags any of the letters r, w, x
 */
export const granted = (resource: string, propertyId: string | null, flags = 'r'): Permission => on(propertyId, resource, flags);

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
