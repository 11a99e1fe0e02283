import { isTouch } from './isTouch';

const FIELDS = ['input:not([hidden], [type=hidden])', 'select', 'textarea'].map((tag) => `${tag}:not(:disabled)`).join(', ');

/**
 * @returns the element of a part of the page to focus first: the one with `data-begin`, else the first field; null if there is
 *   none. On a touch screen fields are skipped
 */
export const initialFocusOf = (part: Element): HTMLElement | null =>
  part.querySelector<HTMLElement>('[data-begin]') ?? (isTouch() ? null : part.querySelector<HTMLElement>(FIELDS));
