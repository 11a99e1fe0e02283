import { useLayoutEffect, type RefObject } from 'react';

interface Span {
  top: number;
  bottom: number;
}

const overlaps = (a: Span, b: Span) => a.top < b.bottom && b.top < a.bottom;
const isBeside = (a: DOMRect, b: DOMRect) => a.right <= b.left || b.right <= a.left;

/** Whether messages cover what has the focus, and would not at the other edge of the window. */
function shouldMove(region: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || region.contains(focused)) return false;
  const box = focused.getBoundingClientRect();
  const messages = [...region.children]
    .map((message) => message.getBoundingClientRect())
    .filter((message) => !isBeside(message, box));
  const moved = messages.map(({ top, bottom }) => ({ top: window.innerHeight - bottom, bottom: window.innerHeight - top }));
  return messages.some((message) => overlaps(message, box)) && !moved.some((message) => overlaps(message, box));
}

/**
 * Keeps messages off what has the focus (WCAG 2.4.11): they move to the other edge of the window. Nothing scrolls under the person's
 * hands. The attribute `data-moved` says that they are there.
 * @param messages what is shown; checked again whenever it changes
 */
export function useFreeEdge(region: RefObject<HTMLElement>, messages: readonly unknown[]): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    if (messages.length === 0) {
      element.removeAttribute('data-moved');
      return undefined;
    }
    const keepOffFocus = () => {
      if (shouldMove(element)) element.toggleAttribute('data-moved');
    };
    keepOffFocus();
    document.addEventListener('focusin', keepOffFocus);
    return () => document.removeEventListener('focusin', keepOffFocus);
  }, [region, messages]);
}
