import { useEffect } from 'react';
import { chooseSession, useSession } from '../../session';
import { lazyPart } from '../../ui/lazyPart';

const whichPerson = lazyPart<object>(() => import('./WhichPerson').then((module) => module.default));

/**
 * Asks which account to continue with, as soon as another person has signed in (OP-148). Where the question cannot be loaded, the page
 * stays with its own person, as after closing it: what is typed on it must not be lost.
 */
export function AskWhichPerson() {
  const { other } = useSession();
  const isAsked = other !== undefined;
  const { Part } = whichPerson.usePart(isAsked);
  useEffect(() => {
    if (isAsked) whichPerson.load().catch(() => chooseSession('own'));
  }, [isAsked]);
  return other && Part ? <Part /> : null;
}
