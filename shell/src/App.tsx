import { useEffect, useMemo, useState } from 'react';
import { retrySession, signOut, useSession } from 'shared-kit/session';
import { AccountConflict } from 'shared-kit/frame/session/AccountConflict';
import { useOrigin } from 'shared-kit/frame/signedOut/navigation';
import { SignedOut } from 'shared-kit/frame/signedOut/SignedOut';
import { LazyScreen } from 'shared-kit/frame/start/LazyScreen';
import { Starting } from 'shared-kit/frame/start/Starting';
import { NOT_LOADED, StartProblem } from 'shared-kit/frame/start/StartProblem';
import { lazyPart } from 'shared-kit/ui/lazyPart';

/** Starts the signed-in site in an element; returns a function that removes it. */
export type StartSite = (element: HTMLElement) => () => void;

interface Props {
  /** Fetches the code of the signed-in site; called early, while the person is still typing, and again after a failure. */
  loadSite: () => Promise<StartSite>;
}

/**
 * Whether the site has a page at a path. Loaded on demand, with the site: the form itself needs no route table. If the
 * table cannot be read, every path counts as known, so that nothing is hidden or confirmed.
 */
const isKnown = (path: string) =>
  import(/* webpackChunkName: "site" */ './routes/isKnown')
    .then((module) => module.isKnown(path))
    .catch((error: unknown) => {
      console.error('The route table could not be read.', error);
      return true;
    });

function StartedSite({ start }: { start: StartSite }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => (element ? start(element) : undefined), [element, start]);
  return <div ref={setElement} />;
}

function Site({ loadSite }: Props) {
  const site = useMemo(
    () =>
      lazyPart<object>(async () => {
        const start = await loadSite();
        return () => <StartedSite start={start} />;
      }),
    [loadSite],
  );
  return <LazyScreen part={site} props={{}} />;
}

/** Signed out or signed in: / is a dual route (document 1 §2). Needs React and plain functions, nothing else. */
export const App = ({ loadSite }: Props) => (
  <>
    <CurrentView loadSite={loadSite} />
    <AccountConflict />
  </>
);

function CurrentView({ loadSite }: Props) {
  const { status, error } = useSession();
  useOrigin();

  useEffect(() => {
    if (status !== 'signedOut') return undefined;
    // Fetched while the person types, not before: the form comes first. A failure only shows when the site is needed.
    const prefetch = () => void loadSite().catch(() => undefined);
    window.addEventListener('input', prefetch, { once: true });
    return () => window.removeEventListener('input', prefetch);
  }, [status, loadSite]);

  if (status === 'signedOut') return <SignedOut isKnown={isKnown} />;
  if (status === 'starting' || status === 'asking' || status === 'leaving') return <Starting />;
  if (status === 'failed') {
    return <StartProblem reason={error ?? NOT_LOADED} onTryAgain={() => void retrySession()} onSignOut={() => void signOut()} />;
  }
  return <Site loadSite={loadSite} />;
}
