/** The highest id of a frame that a window of this worker was asked for. */
let lastId = 0;

/**
 * Gives the frames of a window ids that no earlier window of this worker had. Libraries that are loaded once per worker cancel the
 * frame that they asked for last: in a new window, whose ids begin at 1 again, that was somebody else's.
 */
export function continueFrameIds(window: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>): void {
  const before = lastId;
  const [request, cancel] = [window.requestAnimationFrame, window.cancelAnimationFrame];
  window.requestAnimationFrame = (run) => (lastId = before + request.call(window, run));
  window.cancelAnimationFrame = (id) => cancel.call(window, id - before);
}
