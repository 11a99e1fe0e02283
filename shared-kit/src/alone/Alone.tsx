import { useMemo } from 'react';
import { AccountConflict } from '../frame/session/AccountConflict';
import { matchRoute } from '../frame/routes/match';
import { useOrigin } from '../frame/signedOut/navigation';
import { SignedOut } from '../frame/signedOut/SignedOut';
import { LazyScreen } from '../frame/start/LazyScreen';
import { Starting } from '../frame/start/Starting';
import { StartProblem } from '../frame/start/StartProblem';
import { retrySession, signOut, useSession } from '../session';
import { lazyPart } from '../ui/lazyPart';
import { aloneTable, type AloneRemote } from './aloneTable';

/** Loaded after sign-in, once the requested address has been restored: it reads the address when it starts. */
const aloneSite = lazyPart(() => import('./AloneSite').then((module) => module.default));
const secondFactorRequired = lazyPart(() => import('../frame/session/SecondFactorRequired').then((module) => module.default));

/**
 * One remote without the shell (architecture, Federation 3): sign-in, the frame and the guards of the
 * site, and this remote's pages.
 */
export const Alone = ({ remote }: { remote: AloneRemote }) => (
  <>
    <Site remote={remote} />
    <AccountConflict />
  </>
);

function Site({ remote }: { remote: AloneRemote }) {
  const { status, error, profile } = useSession();
  const table = useMemo(() => aloneTable(remote), [remote]);
  const isKnown = useMemo(() => (path: string) => Promise.resolve(matchRoute(table, path) !== null), [table]);
  useOrigin();

  if (status === 'signedOut') return <SignedOut isKnown={isKnown} />;
  if (status === 'starting' || status === 'asking' || status === 'leaving') return <Starting />;
  if (status === 'failed') {
    const reason = error ?? 'The API did not answer.';
    return <StartProblem reason={reason} onTryAgain={() => void retrySession()} onSignOut={() => void signOut()} />;
  }
  if (profile?.secondFactorMissing) return <LazyScreen part={secondFactorRequired} props={{}} />;
  return <LazyScreen part={aloneSite} props={{ remote, table }} />;
}
