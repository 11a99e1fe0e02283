const EVENTS = ['pointermove', 'keydown'] as const;

/**
 * Shows the full text where it is truncated (`showTruncatedText`), from the first movement of the pointer or the first key on: a page
 * that is only opened needs no code for it.
 * @returns stops it
 */
export function showTruncatedTextOnceUsed(): () => void {
  let isWaiting = true;
  let stop = () => EVENTS.forEach((type) => document.removeEventListener(type, start));
  function start() {
    import('./showTruncatedText').then(
      ({ showTruncatedText }) => {
        if (!isWaiting) return;
        isWaiting = false;
        stop();
        stop = showTruncatedText();
      },
      // Offline: the next event tries again.
      () => undefined,
    );
  }
  for (const type of EVENTS) document.addEventListener(type, start);
  return () => {
    isWaiting = false;
    stop();
  };
}
