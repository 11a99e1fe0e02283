import { withQuietTimeout } from './connection';
import { FrameProblem } from './problem';

/** How long a page that is mounted may stay blank, in milliseconds; time spent loading is not counted. */
const BLANK_LIMIT = 4000;

/** Something visible, or an indication that more is loading. */
const VISIBLE_CONTENT = 'img, svg, canvas, video, iframe, input, [role="status"], [aria-busy="true"]';

const hasContent = (element: HTMLElement): boolean =>
  element.textContent.trim() !== '' || element.querySelector(VISIBLE_CONTENT) !== null;

/**
 * Waits until a remote has drawn something.
 * @param element the element that the remote draws into
 * @param signal aborts the wait when the page is no longer needed
 * @throws FrameProblem when it stays blank
 */
export function waitUntilDrawn(element: HTMLElement, signal: AbortSignal): Promise<void> {
  if (hasContent(element)) return Promise.resolve();
  let observer: MutationObserver | undefined;
  const drawn = new Promise<void>((resolve) => {
    observer = new MutationObserver(() => hasContent(element) && resolve());
    observer.observe(element, { childList: true, subtree: true, characterData: true, attributes: true });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return withQuietTimeout(BLANK_LIMIT, drawn, () => new FrameProblem('It showed nothing.')).finally(() => observer?.disconnect());
}
