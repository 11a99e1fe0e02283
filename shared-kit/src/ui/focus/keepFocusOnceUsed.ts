import { placeOf, type Place } from './place';

/**
 * Keeps the keyboard position (`keepFocus`) from the first focus on: a page that is only opened needs no code for it.
 * @returns stops it
 */
export function keepFocusOnceUsed(): () => void {
  let place: Place | undefined;
  let isWaiting = true;
  let stop = () => document.removeEventListener('focusin', start);
  function start({ target }: FocusEvent) {
    if (target instanceof Element) place = placeOf(target);
    import('./keepFocus').then(
      ({ keepFocus }) => {
        if (!isWaiting) return;
        isWaiting = false;
        stop();
        stop = keepFocus(place);
      },
      // Offline: the next focus tries again.
      () => undefined,
    );
  }
  document.addEventListener('focusin', start);
  return () => {
    isWaiting = false;
    stop();
  };
}
