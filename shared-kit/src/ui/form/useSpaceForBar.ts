import { useEffect, useRef, type RefObject } from 'react';

/** The gap between the bar and a focused element above it, in pixels. */
const GAP = 16;

/**
 * Keeps space for a bar at the bottom of the window: the page ends above it, and a focused element is scrolled above it, not under it
 * (WCAG 2.4.11), however tall the bar is. The styles are set directly: a custom property is inherited, and the browser would
 * compute the styles of the whole form again.
 * @returns the ref for the bar
 */
export function useSpaceForBar(): RefObject<HTMLDivElement> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style: root } = document.documentElement;
    const page = bar.current?.closest('main')?.parentElement?.style;
    const setSpace = (scrollPadding: string, pagePadding: string) => {
      root.scrollPaddingBottom = scrollPadding;
      if (page) page.paddingBottom = pagePadding;
    };
    // The observer reports the height without forcing a layout.
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      setSpace(`${height + GAP}px`, `${height}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      setSpace('', '');
    };
  }, []);
  return bar;
}
