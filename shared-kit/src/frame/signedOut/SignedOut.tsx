import { lazy, Suspense, useEffect } from 'react';
import { matchPath } from '../../rules/remote/paths';
import { Fallback } from '../Fallback';
import { NotLoaded } from './NotLoaded';
import { replaceWith, usePath } from './navigation';
import SignIn from './SignIn';

const ForgotPassword = lazy(() => import('./ForgotPassword'));
const ResetPassword = lazy(() => import('./ResetPassword'));
const OtherPath = lazy(() => import('./OtherPath'));

const FORGOT = /^\/forgot-password\/?$/i;
const RESET = /^\/reset-password\/[^/]+\/?$/i;

/** Fixed words match in any case and are shown in lower case (OP-11); a token keeps its case. */
function useLowerCase(path: string): void {
  useEffect(() => {
    const lowerCase = path.replace(/^\/[^/]+/, (segment) => segment.toLowerCase());
    if ((FORGOT.test(path) || RESET.test(path)) && lowerCase !== path) replaceWith(lowerCase);
  }, [path]);
}

interface Props {
  /** Whether a signed-in person would get a page at a path; such a path is remembered and not reported as unknown. */
  isKnown: (path: string) => Promise<boolean>;
}

function Page({ path, isKnown }: Props & { path: string }) {
  const token = matchPath('/reset-password/:token', path)?.params.token;
  if (path === '/') return <SignIn />;
  if (FORGOT.test(path)) return <ForgotPassword />;
  if (token) return <ResetPassword key={token} token={token} />;
  return <OtherPath path={path} isKnown={isKnown} />;
}

/** Everything that a signed-out person can reach (P-001): three pages and a 404; other paths lead to Sign In. */
export function SignedOut({ isKnown }: Props) {
  const path = usePath();
  useLowerCase(path);
  return (
    <Fallback key={path} instead={() => <NotLoaded />}>
      <Suspense fallback={null}>
        <Page path={path} isKnown={isKnown} />
      </Suspense>
    </Fallback>
  );
}
