import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * The number of a day in the picker. The calendar library always marks the browser's day as today, so each number corrects the
 * mark of its cell: the browser's zone must never matter (OP-85).
 */
export function DayNumber({ isToday, children }: { isToday: boolean; children: ReactNode }) {
  const number = useRef<HTMLSpanElement>(null);
  // After every render, since the library may have marked the cell again.
  useLayoutEffect(() => {
    const cell = number.current?.closest('[role=gridcell]');
    if (isToday) cell?.setAttribute('aria-current', 'date');
    else cell?.removeAttribute('aria-current');
  });
  return <span ref={number}>{children}</span>;
}
