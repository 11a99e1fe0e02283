/**
 * Whether a key is pressed with Ctrl or Cmd, and with nothing else. Chrome sends a key press without a key when one of its own
 * suggestions is chosen.
 * @param letter in lower case: `k`
 */
export const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, letter: string): boolean =>
  key?.toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && !shiftKey;
