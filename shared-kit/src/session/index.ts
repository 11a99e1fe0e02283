/** One instance on the page: remotes get this very module from the shell. Import it as `shared-kit/session` only. */
export { apiBase, setApiBase } from './base';
export { setEarlyAnswers, takeEarlyAnswer } from './early';
export { useAuthority, useSession } from './hooks';
export { takeNotice } from './leave';
export { expire } from './load';
export { chooseSession } from './other';
export { followOtherTabs, renew, setProfile, signIn, signOut, type SecondFactorShown } from './signIn';
export { refreshSession } from './rights';
export { retrySession, startSession } from './start';
export { getSession, onSessionReset, storedToken } from './state';
