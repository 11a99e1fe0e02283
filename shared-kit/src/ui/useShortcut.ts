import { useEffect } from 'react';
import { useLatest } from './useLatest';

/** Chrome sends a key press without a key when one of its own suggestions is chosen. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, letter: string) =>
  key?.toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Ctrl or Cmd and a letter do something on the page, instead of what the browser does with them. Held down, they do it once.
 * @param letter in lower case: `k`
 * @param onPress not called while a dialog covers the page
 */
export function useShortcut(letter: string, onPress: () => void): void {
  const press = useLatest(onPress);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, letter)) return;
      event.preventDefault();
      // The focus stays in a dialog over the page.
      if (!event.repeat && !document.querySelector('[role$=dialog]:not(main *)')) press.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [letter, press]);
}
