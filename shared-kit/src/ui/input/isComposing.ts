import type { KeyboardEvent } from 'react';

/** @returns whether a key belongs to a character that is being composed, as in Japanese: Enter confirms it, Escape takes it back */
export const isComposing = ({ which }: KeyboardEvent): boolean =>
  // All browsers tell it by this code, Safari by nothing else.
  which === 229;
