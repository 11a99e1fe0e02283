import { reachByKey } from './reachByKey';

interface Span {
  top: number;
  bottom: number;
}

const overlaps = (a: Span, b: Span) => a.top < b.bottom && b.top < a.bottom;
const isBeside = (a: DOMRect, b: DOMRect) => a.right <= b.left || b.right <= a.left;

/** What messages must not cover: the focused element, and the bar with Save or Clone. */
function boxesToKeepFree(region: HTMLElement): DOMRect[] {
  const focused = document.activeElement;
  const isCoverable = focused?.matches(':focus-visible') && !region.contains(focused);
  return [isCoverable ? focused : null, document.querySelector('[data-bottom-bar]')].flatMap(
    (element) => element?.getBoundingClientRect() ?? [],
  );
}

/** Whether messages cover anything that they must not, and would not at the other edge of the window. */
function shouldMove(region: HTMLElement): boolean {
  const boxes = boxesToKeepFree(region);
  const end = region.getBoundingClientRect().bottom;
  const covers = (at: (message: DOMRect) => Span) =>
    [...region.children].some((child) => {
      const message = child.getBoundingClientRect();
      // Those beyond the end of the region are scrolled out of view.
      return message.top < end && boxes.some((box) => !isBeside(message, box) && overlaps(at(message), box));
    });
  return (
    covers((message) => message) &&
    !covers(({ top, bottom }) => ({ top: window.innerHeight - bottom, bottom: window.innerHeight - top }))
  );
}

/**
 * Moves messages to the other edge of the window whenever they would cover something. The attribute `data-moved` marks that they
 * have moved. They can be reached by F6.
 * @returns a function that stops watching
 */
export function keepEdgeFree(region: HTMLElement): () => void {
  const keepOff = () => {
    if (shouldMove(region)) region.toggleAttribute('data-moved');
  };
  keepOff();
  const stopKeys = reachByKey(region);
  document.addEventListener('focusin', keepOff);
  // A bar at the end of the page moves with it.
  window.addEventListener('scroll', keepOff, { passive: true });
  return () => {
    stopKeys();
    document.removeEventListener('focusin', keepOff);
    window.removeEventListener('scroll', keepOff);
  };
}
