/**
 * Starts something with the first of some events: a page that is only opened needs no code for it.
 * @param types of events of the document
 * @param load loads the code, and resolves to a function that starts it and returns one that stops it; called again with each event
 *   until it is loaded
 * @returns a function that stops it
 */
export function startOnceUsed(types: readonly string[], load: (event: Event) => Promise<() => () => void>): () => void {
  let isWaiting = true;
  let stop = () => types.forEach((type) => document.removeEventListener(type, onEvent));
  function onEvent(event: Event) {
    load(event).then(
      (start) => {
        if (!isWaiting) return;
        isWaiting = false;
        stop();
        stop = start();
      },
      // Offline: the next event tries again.
      () => undefined,
    );
  }
  for (const type of types) document.addEventListener(type, onEvent);
  return () => {
    isWaiting = false;
    stop();
  };
}
