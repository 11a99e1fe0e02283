import { atom, createStore } from 'jotai/vanilla';
import type { Permission, User } from '../rules/entities';

/**
 * `starting`: a token is stored and its profile is on the way; `failed`: that did not work, though the token may be valid (the
 * network may be down, for example), so it is kept and can be retried; `asking`: the address contains somebody else's token, and
 * nothing changes before a choice; `leaving`: the session has ended and the page is reloading.
 */
export type SessionStatus = 'signedOut' | 'starting' | 'asking' | 'signedIn' | 'failed' | 'leaving';

/** Another account's sign-in that waits until the person chooses between it and this page's own (OP-148). */
export interface OtherSession {
  /**
   * A link opened here (`deadLink`: one that is no longer valid), or another tab (`unknownTab`: whose person cannot be
   * determined).
   */
  how: 'link' | 'deadLink' | 'tab' | 'unknownTab';
  token: string;
  person: User | null;
}

/** The profile state (document 1 §3): profile, permissions, token. */
export interface Session {
  status: SessionStatus;
  token: string | null;
  profile: User | null;
  permissions: Permission[];
  /** A sentence; only with status `failed`. */
  error: string | null;
  /** Absent when there is nothing to choose. */
  other?: OtherSession | undefined;
}

const SIGNED_OUT: Session = { status: 'signedOut', token: null, profile: null, permissions: [], error: null };

/** The one store of the session. It is empty until `startSession`: nothing is read when the module is loaded. */
export const sessionStore = createStore();
/** The session itself, for hooks; other code calls `getSession`. */
export const sessionAtom = atom<Session>(SIGNED_OUT);

/** @returns the session as it is now */
export const getSession = (): Session => sessionStore.get(sessionAtom);

/** Changes part of the session; all components that use it render again. */
export function setSession(change: Partial<Session>): void {
  sessionStore.set(sessionAtom, { ...getSession(), ...change });
}

/** @returns the bearer token of the running session, or null */
export const storedToken = (): string | null => getSession().token;

/** What a hook says it did: kept what somebody had typed, or lost files that were not uploaded yet. */
type ResetAnswer = 'kept' | 'filesLost';

/** Why the state of a session is discarded: drafts outlive an expired session, but not a Log Out (OP-130). */
export type ResetReason = 'signOut' | 'expired' | 'otherUser';

type ResetHook = (reason: ResetReason) => unknown;

const hooks = new Set<ResetHook>();

/**
 * Registers a callback for when all state must be reset to unauthenticated (document 1 §4): query cache, drafts.
 * @param hook called with the reason; may answer with a `ResetAnswer`
 * @returns a function that removes the hook
 */
export function onSessionReset(hook: ResetHook): () => void {
  hooks.add(hook);
  return () => void hooks.delete(hook);
}

/**
 * Discards the session (document 1 §4): nobody is signed in, and every `onSessionReset` hook is called with the reason.
 * @returns whether a hook gave this answer
 */
export function resetSession(reason: ResetReason): (answer: ResetAnswer) => boolean {
  sessionStore.set(sessionAtom, SIGNED_OUT);
  const answers = [...hooks].map((hook) => hook(reason));
  return (answer) => answers.includes(answer);
}
