import { hasModifier } from '../hasModifier';

/** Where F6 leads back to; kept while messages come and go. */
let cameFrom: Element | null = null;

/**
 * F6 leads to the newest message and back. With Tab, its Undo comes only after all rows of a list, and the message disappears after
 * some seconds (WCAG 2.2.1); it stays while it has the focus.
 * @param region contains the messages, the newest last
 * @returns a function that stops it
 */
export function reachByKey(region: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || hasModifier(event)) return;
    const focused = document.activeElement;
    const isHere = region.contains(focused);
    const target = isHere ? cameFrom : region.lastElementChild?.querySelector('a, button');
    if (!(target instanceof HTMLElement)) return;
    if (!isHere) cameFrom = focused;
    event.preventDefault();
    target.focus();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
