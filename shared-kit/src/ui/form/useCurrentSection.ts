import { useEffect, useRef, useState } from 'react';

/** A section counts as current once its top is above this part of the window. */
const READING_LINE = 0.3;
/** While the page scrolls to a chosen section, the sections that it passes do not become current. */
const SCROLL_MS = 900;

/** Follows the scroll position. @returns the id of the current section, and a function that scrolls to one */
export function useCurrentSection(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0]);
  const scrollsUntil = useRef(0);
  const key = ids.join(' ');

  useEffect(() => {
    const sections = key.split(' ').filter(Boolean);
    let frame = 0;
    const update = () => {
      frame = 0;
      if (performance.now() < scrollsUntil.current) return;
      const line = window.innerHeight * READING_LINE;
      const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const reached = isAtEnd ? sections.at(-1) : sections.findLast((id) => top(id) <= line);
      setCurrent(reached ?? sections[0]);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [key]);

  const scrollTo = (id: string) => {
    const section = document.getElementById(id);
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollsUntil.current = performance.now() + SCROLL_MS;
    setCurrent(id);
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth', block: 'start' });
  };
  return [current, scrollTo];
}
