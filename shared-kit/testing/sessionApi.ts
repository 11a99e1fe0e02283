import { page } from 'shared-kit/session/leave';
import { listOf } from './fakeApi';
import { signedOut } from './fakeSession';

export const nora = { id: '1', first_name: 'Nora', last_name: 'Okafor', email: 'nora.okafor@calloway.example' };
/** Nora's only permission. */
export const readSpecials = {
  resource: 'special',
  permissionable_type: 'PropertyPermission',
  permissionable_id: '7',
  r: true,
  w: false,
  x: false,
};
/** An API on which Nora can sign in and read the specials of one hotel. */
export const sessionApi = {
  'POST /auth': { status: 201, body: { data: { token: { value: 'token-9', expires_on: '2026-12-01T00:00:00.000Z' } } } },
  'GET /profile': { data: nora },
  'GET /profile/permissions': listOf([readSpecials]),
  'DELETE /auth': undefined,
};
export const unauthenticated = { status: 401, body: { message: 'Please sign in again.', code: 'unauthenticated' } };
export const storedToken = () => localStorage.getItem('innkeeper.token');

/** Each test starts signed out at `/`. @returns the spy on the navigation to the root */
export function startSignedOut(): () => jest.SpyInstance {
  let toRoot: jest.SpyInstance;
  beforeEach(() => {
    signedOut();
    history.replaceState(null, '', '/');
    toRoot = jest.spyOn(page, 'toRoot').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());
  return () => toRoot;
}
