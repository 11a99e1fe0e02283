import { startOnceUsed } from '../startOnceUsed';

/**
 * Shows the full text where it is truncated (`showTruncatedText`), from the first movement of the pointer or the first key on.
 * @returns a function that stops it
 */
export const showTruncatedTextOnceUsed = (): (() => void) =>
  startOnceUsed(['pointermove', 'keydown'], () => import('./showTruncatedText').then((module) => module.showTruncatedText));
