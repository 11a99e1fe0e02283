import { useEffect } from 'react';
import { chooseSession, useSession } from '../../session';
import { lazyPart } from '../../ui/lazyPart';

const dialog = lazyPart<object>(() => import('./AccountConflictDialog').then((module) => module.default));

/**
 * Asks which account to continue with, as soon as another person has signed in (OP-148). If the question cannot be loaded, the
 * page keeps its own person, as after closing the question: what is typed on the page must not be lost.
 */
export function AccountConflict() {
  const { other } = useSession();
  const isAsked = other !== undefined;
  const { Part } = dialog.usePart(isAsked);
  useEffect(() => {
    if (isAsked) dialog.load().catch(() => chooseSession('own'));
  }, [isAsked]);
  return other && Part ? <Part /> : null;
}
