import { useEffect, type RefObject } from 'react';

/** Brings the row at an index into sight as soon as there is one; long tables, which may not have drawn it, do so themselves. */
export function useInSight(body: RefObject<HTMLElement | null>, index: number | null, block: ScrollLogicalPosition): void {
  useEffect(() => {
    if (index !== null) body.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block });
  }, [body, index, block]);
}
