/**
 * Keeps the keyboard position (`keepFocus`) from the first focus on: a page that is only opened needs no code for it.
 * @returns stops it
 */
export function keepFocusOnceUsed(): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  const start = () =>
    void import('./keepFocus').then(
      ({ keepFocus }) => {
        if (!isStopped) stop ??= keepFocus();
      },
      // Offline: the next focus tries again.
      listen,
    );
  function listen() {
    document.addEventListener('focusin', start, { once: true });
  }
  listen();
  return () => {
    isStopped = true;
    stop?.();
  };
}
