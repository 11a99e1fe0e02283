import { hasModifier } from '../hasModifier';

/** Where F6 leads back to; kept while messages come and go. */
let cameFrom: Element | null = null;

/**
 * F6 leads to the newest message and back. With Tab its Undo is behind all rows of a list, and it disappears after some seconds
 * (WCAG 2.2.1); while it has the focus it stays.
 * @param region contains the messages, the newest last
 * @returns stops it
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
