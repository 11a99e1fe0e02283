import { byFinger } from './byFinger';

const FIELDS = ['input:not([hidden], [type=hidden])', 'select', 'textarea'].map((tag) => `${tag}:not(:disabled)`).join(', ');

/** @returns where work in a part of the page begins: at what carries `data-begin`, else at its first field; null without one */
export const beginningOf = (part: Element): HTMLElement | null =>
  part.querySelector<HTMLElement>('[data-begin]') ?? (byFinger() ? null : part.querySelector<HTMLElement>(FIELDS));
