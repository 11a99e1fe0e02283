import { useEffect, useState } from 'react';

/** Runs something, once no button of the mouse and no finger is down. */
export type AfterPress = (run: () => void) => void;

/** What waits for the end of a press, and what tells when it has come. */
function createPress() {
  let isDown = false;
  const waiting = new Set<() => void>();
  const begin = () => void (isDown = true);
  const end = () => {
    isDown = false;
    for (const run of waiting) run();
    waiting.clear();
  };
  // A click follows in the same task, before the page's own handlers of it; without one, this is the end.
  const release = () => void setTimeout(end);
  const events = { pointerdown: begin, click: end, pointerup: release, pointercancel: release };
  const after: AfterPress = (run) => {
    if (isDown) waiting.add(run);
    else run();
  };
  const watch = () => {
    for (const [name, listener] of Object.entries(events)) window.addEventListener(name, listener, true);
    return () => {
      waiting.clear();
      for (const [name, listener] of Object.entries(events)) window.removeEventListener(name, listener, true);
    };
  };
  return { after, watch };
}

/**
 * For what moves the page, such as a message below a field: a press moves the focus first, and a button that moves away before it is
 * released gets no click.
 */
export function useAfterPress(): AfterPress {
  const [press] = useState(createPress);
  useEffect(() => press.watch(), [press]);
  return press.after;
}
