/** One instance on the page: remotes get this very module from the shell. Import it as `shared-kit/session` only. */
export { apiBase, setApiBase } from './base';
export { setEarlyAnswers, takeEarlyAnswer } from './earlyAnswers';
export { useAuthority, useSession } from './hooks';
export { takeNotice } from './leave';
export { expire } from './loadProfile';
export { chooseSession } from './otherPerson';
export { followOtherTabs } from './followOtherTabs';
export { renew, setProfile, signIn, signOut, type SecondFactorShown } from './signIn';
export { refreshSession } from './refreshSession';
export { retrySession, startSession } from './start';
export { getSession, onSessionReset, storedToken } from './state';
