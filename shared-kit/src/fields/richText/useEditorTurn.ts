import { useLayoutEffect, useState } from 'react';

/** In milliseconds: a browser that is never idle makes nobody wait longer for an editor. */
const LIMIT = 500;
/** In milliseconds, for Safari, which has no idle callbacks. */
const WITHOUT_IDLE = 50;

/** Runs something once the browser has painted and has nothing else to do. @returns a function that cancels it */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, WITHOUT_IDLE);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: LIMIT });
  return () => cancelIdleCallback(id);
}

/** What creates the first editor of this frame; null once the browser is idle, or the editor is gone. */
let first: (() => void) | null = null;

/** Runs something at once for the first caller of a frame, and for the others once the browser is idle. @returns cancels it */
function takeTurn(run: () => void): () => void {
  if (first) return whenIdle(run);
  const release = () => {
    if (first === run) first = null;
  };
  first = run;
  const cancel = whenIdle(release);
  run();
  return () => {
    cancel();
    release();
  };
}

/**
 * Creates the first editor of a form in the form's first frame, and the others, which are further down, right after it: until then
 * they show their text (docs/decisions/row-to-form.md).
 * @returns whether it is this editor's turn; once true, it stays so
 */
export function useEditorTurn(): boolean {
  const [isMyTurn, setIsMyTurn] = useState(false);
  useLayoutEffect(() => takeTurn(() => setIsMyTurn(true)), []);
  return isMyTurn;
}
