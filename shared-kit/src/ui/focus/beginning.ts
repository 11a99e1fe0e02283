import { byFinger } from './byFinger';

const FIELDS = ['input:not([hidden], [type=hidden])', 'select', 'textarea'].map((tag) => `${tag}:not(:disabled)`).join(', ');

/**
 * @returns the element to focus first in a part of the page: the one with `data-begin`, else the first field; null without one
 */
export const beginningOf = (part: Element): HTMLElement | null =>
  part.querySelector<HTMLElement>('[data-begin]') ?? (byFinger() ? null : part.querySelector<HTMLElement>(FIELDS));
