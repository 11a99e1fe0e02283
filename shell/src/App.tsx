import { useEffect, useLayoutEffect, useState } from 'react';
import { retrySession, signOut, useSession } from 'shared-kit/session';
import { AskWhichPerson } from 'shared-kit/frame/session/AskWhichPerson';
import { goToOrigin } from 'shared-kit/frame/signedOut/place';
import { SignedOut } from 'shared-kit/frame/signedOut/SignedOut';
import { Starting } from 'shared-kit/frame/start/Starting';
import { StartProblem } from 'shared-kit/frame/start/StartProblem';

/** Starts the signed-in site in an element; returns a function that removes it. */
export type StartSite = (place: HTMLElement) => () => void;

interface Props {
  /** Fetches the code of the signed-in site; called early, while the person is still typing, and again after a failure. */
  loadSite: () => Promise<StartSite>;
}

/**
 * Whether the site has a page at a path. What answers is fetched with the site when an address asks for it: the form needs no route
 * table, but people who sign in there need the site. Where it cannot be read, nothing is hidden or confirmed: every path is known.
 */
const isKnown = (path: string) =>
  import(/* webpackChunkName: "site" */ './routes/isKnown')
    .then((found) => found.isKnown(path))
    .catch((error: unknown) => {
      console.error('The route table could not be read.', error);
      return true;
    });

const NOT_LOADED = 'A part of the site could not be loaded. Check your connection and try again.';

function Site({ loadSite }: Props) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [start, setStart] = useState<StartSite | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let left = false;
    if (failed) return undefined;
    loadSite().then(
      (found) => left || setStart(() => found),
      (error: unknown) => {
        console.error(error);
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [loadSite, failed]);

  useEffect(() => (place && start ? start(place) : undefined), [place, start]);

  if (failed) return <StartProblem reason={NOT_LOADED} onTryAgain={() => setFailed(false)} onSignOut={() => void signOut()} />;
  return (
    <>
      {!start && <Starting />}
      <div ref={setPlace} />
    </>
  );
}

/** Signed out or signed in: / is a dual route (document 1 §2). Needs React and plain functions, nothing else. */
export const App = ({ loadSite }: Props) => (
  <>
    <Place loadSite={loadSite} />
    <AskWhichPerson />
  </>
);

function Place({ loadSite }: Props) {
  const { status, error } = useSession();

  // Before the site reads the address.
  useLayoutEffect(() => {
    if (status === 'signedIn') goToOrigin();
  }, [status]);

  useEffect(() => {
    if (status !== 'signedOut') return undefined;
    // Fetched while the person types, not before: the form comes first. A failure only shows when the site is needed.
    const ahead = () => void loadSite().catch(() => undefined);
    window.addEventListener('input', ahead, { once: true });
    return () => window.removeEventListener('input', ahead);
  }, [status, loadSite]);

  if (status === 'signedOut') return <SignedOut isKnown={isKnown} />;
  if (status === 'starting' || status === 'asking' || status === 'leaving') return <Starting />;
  if (status === 'failed') {
    return <StartProblem reason={error ?? NOT_LOADED} onTryAgain={() => void retrySession()} onSignOut={() => void signOut()} />;
  }
  return <Site loadSite={loadSite} />;
}
