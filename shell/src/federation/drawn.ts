import { inQuietTime } from './line';
import { FrameProblem } from './problem';

/** How long a page that is mounted may stay blank, in milliseconds; time spent loading is not counted. */
const BLANK_LIMIT = 4000;

/** Something visible, or an indication that more is loading. */
const SOMETHING = 'img, svg, canvas, video, iframe, input, [role="status"], [aria-busy="true"]';

const hasContent = (element: HTMLElement): boolean =>
  element.textContent.trim() !== '' || element.querySelector(SOMETHING) !== null;

/**
 * Waits until a remote has drawn something.
 * @param element what it draws into
 * @param left aborts the wait when the page is no longer needed
 * @throws FrameProblem when it stays blank
 */
export function untilDrawn(element: HTMLElement, left: AbortSignal): Promise<void> {
  if (hasContent(element)) return Promise.resolve();
  let observer: MutationObserver | undefined;
  const drawn = new Promise<void>((resolve) => {
    observer = new MutationObserver(() => hasContent(element) && resolve());
    observer.observe(element, { childList: true, subtree: true, characterData: true, attributes: true });
    left.addEventListener('abort', () => resolve(), { once: true });
  });
  return inQuietTime(BLANK_LIMIT, drawn, () => new FrameProblem('It showed nothing.')).finally(() => observer?.disconnect());
}
