import { useEffect, type RefObject } from 'react';

/** Scrolls to the row at an index. For short tables: a virtual one may not have rendered the row, and scrolls itself. */
export function useScrollIntoView(body: RefObject<HTMLElement | null>, index: number | null, block: ScrollLogicalPosition): void {
  useEffect(() => {
    if (index !== null) body.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block });
  }, [body, index, block]);
}
