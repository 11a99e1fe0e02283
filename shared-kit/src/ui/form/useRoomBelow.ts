import { useEffect, useRef, type RefObject } from 'react';

/** Between the bar and what stands above it, in pixels. */
const ROOM = 16;

/**
 * For a bar that stays at the foot of the window: the page scrolls what takes the focus to above the bar, not under it
 * (WCAG 2.4.11), however tall the bar has become.
 * @returns goes on the bar
 */
export function useRoomBelow(): RefObject<HTMLDivElement> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    // The observer tells the height without asking for a layout of the page.
    const watcher = new ResizeObserver(([entry]) => {
      style.scrollPaddingBottom = `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0) + ROOM}px`;
    });
    if (bar.current) watcher.observe(bar.current);
    return () => {
      watcher.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, []);
  return bar;
}
