import { useEffect, useRef, type RefObject } from 'react';
import { isShortcut } from '../isShortcut';
import { dialogOverPage } from '../overlay/dialogOverPage';

/**
 * Ctrl and S, or Cmd and S, press the button instead of saving the page as a file; held down, they press it once. Below a dialog
 * they do nothing.
 * @returns the ref of the button
 */
export function useSaveShortcut(): RefObject<HTMLButtonElement> {
  const save = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 's')) return;
      event.preventDefault();
      if (!event.repeat && !dialogOverPage()) save.current?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return save;
}
