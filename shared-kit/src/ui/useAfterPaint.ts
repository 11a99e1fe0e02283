import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is shown after the next frame. */
const waiting = new Set<() => void>();

function showWaiting(): void {
  const shown = [...waiting];
  waiting.clear();
  // In this task: React's own would come after another frame.
  flushSync(() => shown.forEach((show) => show()));
}

/** Runs something in the very next task, where the browser can; a timer comes after what is due already. */
function runNext(run: () => void): void {
  if ('scheduler' in window) void scheduler.postTask(run, { priority: 'user-blocking' });
  else setTimeout(run);
}

/** @returns false until the component's first frame has been painted, so that heavy parts do not delay it */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const show = () => setPainted(true);
    // The frame is painted right after these callbacks, so before the next task.
    if (waiting.size === 0) requestAnimationFrame(() => runNext(showWaiting));
    waiting.add(show);
    return () => void waiting.delete(show);
  }, []);
  return isPainted;
}
