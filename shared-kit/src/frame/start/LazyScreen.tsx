import { signOut } from '../../session';
import type { LazyPart } from '../../ui/lazyPart';
import { Starting } from './Starting';
import { NOT_LOADED, StartProblem } from './StartProblem';

/** A screen that fills the window, and whose code is loaded when it is first shown. */
export function LazyScreen<P extends object>({ part, props }: { part: LazyPart<P>; props: P }) {
  const { Part, failed, retry } = part.usePart();
  if (Part) return <Part {...props} />;
  return failed ? <StartProblem reason={NOT_LOADED} onTryAgain={retry} onSignOut={() => void signOut()} /> : <Starting />;
}
