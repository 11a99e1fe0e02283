import { useEffect, useRef, type RefObject } from 'react';

/** The gap between the bar and what is above it, in pixels. */
const ROOM = 16;
/** What the layout of the page reads. */
const HEIGHT = '--save-bar-h';

/**
 * For a bar that stays at the bottom of the window: the page ends above it (`--save-bar-h`) and scrolls a focused element above
 * it, not under it (WCAG 2.4.11), however tall the bar is.
 * @returns the ref for the bar
 */
export function useRoomBelow(): RefObject<HTMLDivElement> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    // The observer reports the height without forcing a layout.
    const watcher = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      style.scrollPaddingBottom = `${height + ROOM}px`;
      style.setProperty(HEIGHT, `${height}px`);
    });
    if (bar.current) watcher.observe(bar.current);
    return () => {
      watcher.disconnect();
      style.scrollPaddingBottom = '';
      style.removeProperty(HEIGHT);
    };
  }, []);
  return bar;
}
