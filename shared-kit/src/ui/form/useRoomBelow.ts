import { useEffect, useRef, type RefObject } from 'react';

/** The gap between the bar and what is above it, in pixels. */
const ROOM = 16;

/**
 * For a bar that stays at the bottom of the window: the page ends above it and scrolls a focused element above it, not under it
 * (WCAG 2.4.11), however tall the bar is. Both styles are ones that no element inherits: a custom property would make the browser
 * compute the styles of the whole form once more.
 * @returns the ref for the bar
 */
export function useRoomBelow(): RefObject<HTMLDivElement> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style: site } = document.documentElement;
    const page = bar.current?.closest('main')?.parentElement?.style;
    const leave = (padding: string, below: string) => {
      site.scrollPaddingBottom = padding;
      if (page) page.paddingBottom = below;
    };
    // The observer reports the height without forcing a layout.
    const watcher = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      leave(`${height + ROOM}px`, `${height}px`);
    });
    if (bar.current) watcher.observe(bar.current);
    return () => {
      watcher.disconnect();
      leave('', '');
    };
  }, []);
  return bar;
}
