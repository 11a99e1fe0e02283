import { useAtomValue } from 'jotai/react';
import { useMemo } from 'react';
import { authority } from '../rules/permissions';
import { sessionAtom, sessionStore, type Session } from './state';

/** @returns the session: status, token, profile and permissions; renders again on every change */
export function useSession(): Session {
  return useAtomValue(sessionAtom, { store: sessionStore });
}

/** @returns the authority helper of the signed-in user: `isSuper`, `can` and the rest (document 1 §3) */
export function useAuthority(): ReturnType<typeof authority> {
  const { permissions } = useSession();
  return useMemo(() => authority(permissions), [permissions]);
}
