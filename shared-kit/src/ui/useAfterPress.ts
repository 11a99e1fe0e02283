import { useEffect, useState } from 'react';

/** Runs something as soon as no mouse button or finger is down. */
export type AfterPress = (run: () => void) => void;

/** How long after a finger is lifted its click may follow, in milliseconds. */
const TAP_MS = 300;

/** Knows whether a press is in progress, and what is to run after it. */
function createPress() {
  let isDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Set<() => void>();
  const onRelease = () => {
    isDown = false;
    for (const run of waiting) run();
    waiting.clear();
  };
  const releaseIn = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(onRelease, delay);
  };
  const onPress = () => {
    clearTimeout(timer);
    isDown = true;
  };
  // Deferred by a task: a checkbox that is rendered during its click, before React handles it, would not change.
  const events = {
    pointerdown: onPress,
    pointerup: ({ pointerType }: PointerEvent) => releaseIn(pointerType === 'touch' ? TAP_MS : 0),
    pointercancel: () => releaseIn(0),
    click: () => isDown && releaseIn(0),
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
 * For changes that move the page, such as a message below a field that has lost the focus: a button that moves away between press
 * and release gets no click.
 */
export function useAfterPress(): AfterPress {
  const [press] = useState(createPress);
  useEffect(() => press.watch(), [press]);
  return press.after;
}
