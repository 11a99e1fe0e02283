import type { KeyboardEvent } from 'react';

/** @returns whether a key belongs to a character that is being composed, as in Japanese: Enter confirms it, Escape discards it */
export const isComposing = ({ which }: KeyboardEvent): boolean =>
  // All browsers report it by this code, and Safari in no other way.
  which === 229;
