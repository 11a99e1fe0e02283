import { useEffect, useRef, type RefObject } from 'react';

/** The gap between the bar and a focused element above it, in pixels. */
const GAP = 16;

/**
 * Keeps space for a bar at the bottom of the window: the page ends above it, and a focused element is scrolled above it, not under it
 * (WCAG 2.4.11), and messages appear above it, however tall the bar is. A bar at the end of the page needs none. The styles
 * are set directly: a custom property is inherited, and the browser would compute the styles of the whole form again.
 * @returns the ref for the bar
 */
export function useSpaceForBar(): RefObject<HTMLDivElement> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style: root } = document.documentElement;
    const page = bar.current?.closest('main')?.parentElement?.style;
    const setSpace = (scrollPadding: string, barHeight: string) => {
      root.scrollPaddingBottom = scrollPadding;
      if (page) page.paddingBottom = barHeight;
      document.querySelector<HTMLElement>('[data-messages]')?.style.setProperty('--bar-h', barHeight);
    };
    let height = 0;
    const keepSpace = () => {
      const isOverPage = bar.current && getComputedStyle(bar.current).position === 'fixed';
      if (isOverPage) setSpace(`${height + GAP}px`, `${height}px`);
      else setSpace('', '');
    };
    // The observer reports the height without forcing a layout.
    const observer = new ResizeObserver(([entry]) => {
      height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      keepSpace();
    });
    if (bar.current) observer.observe(bar.current);
    // A window that becomes shorter may move the bar without changing its size.
    window.addEventListener('resize', keepSpace);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', keepSpace);
      setSpace('', '');
    };
  }, []);
  return bar;
}
