import { useEffect, useRef, type FocusEvent } from 'react';

const STOPS = ['button', 'input', 'select', 'textarea'].map((tag) => `${tag}:not(:disabled)`).join(', ');

/**
 * Keeps the focus in a part of the page whose controls come and go: when the one that had it is gone (Add, Remove, Discard),
 * the first that is there gets it. Without this the focus would start again at the top of the page.
 * @returns what the element around the controls takes
 */
export function useHeldFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const inside = useRef(false);
  // After every drawing: controls go for many reasons, and a look at who has the focus costs nothing.
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>(STOPS)?.focus();
  });
  return {
    ref,
    onFocus: () => {
      inside.current = true;
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget || target.isConnected) inside.current = false;
    },
  };
}
