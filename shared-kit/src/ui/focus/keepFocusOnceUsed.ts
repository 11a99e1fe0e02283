import { startOnceUsed } from '../startOnceUsed';
import { placeOf, type Place } from './place';

/**
 * Keeps the keyboard position (`keepFocus`) from the first focus on.
 * @returns a function that stops it
 */
export function keepFocusOnceUsed(): () => void {
  let place: Place | undefined;
  return startOnceUsed(['focusin'], ({ target }) => {
    if (target instanceof Element) place = placeOf(target);
    return import('./keepFocus').then(
      ({ keepFocus }) =>
        () =>
          keepFocus(place),
    );
  });
}
