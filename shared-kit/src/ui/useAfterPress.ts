import { useEffect, useState } from 'react';

/** Runs something, once no button of the mouse and no finger is down. */
export type AfterPress = (run: () => void) => void;

/** A tap reaches the page as a press and a click only after the finger is up: within this, in milliseconds. */
const TAP = 300;

/** What waits for the end of a press, and what tells when it has come. */
function createPress() {
  let isDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Set<() => void>();
  const end = () => {
    isDown = false;
    for (const run of waiting) run();
    waiting.clear();
  };
  const endIn = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(end, delay);
  };
  const begin = () => {
    clearTimeout(timer);
    isDown = true;
  };
  // Not within the click: a box that is drawn again before React hears of it does not change.
  const events = {
    pointerdown: begin,
    pointerup: ({ pointerType }: PointerEvent) => endIn(pointerType === 'touch' ? TAP : 0),
    pointercancel: () => endIn(0),
    click: () => isDown && endIn(0),
  };
  const after: AfterPress = (run) => {
    if (isDown) waiting.add(run);
    else run();
  };
  const watch = () => {
    const listeners = Object.entries(events) as [string, EventListener][];
    for (const [name, listener] of listeners) window.addEventListener(name, listener, true);
    return () => {
      clearTimeout(timer);
      waiting.clear();
      for (const [name, listener] of listeners) window.removeEventListener(name, listener, true);
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
