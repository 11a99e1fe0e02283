import { useMemo, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';

/**
 * Detects a pointer near the rows, so that the code for dragging is loaded then and not with the list, and remembers a press that
 * started before that code was loaded.
 */
export function usePress(active: boolean) {
  const [near, setNear] = useState(false);
  const pressed = useRef<Event | null>(null);
  const watch = useMemo(() => {
    if (!active) return {};
    const come = () => setNear(true);
    const press = (event: SyntheticEvent) => {
      pressed.current = event.nativeEvent;
      setNear(true);
    };
    const release = () => {
      pressed.current = null;
    };
    return {
      onPointerEnter: come,
      onMouseDown: press,
      onTouchStart: press,
      onMouseUp: release,
      onTouchEnd: release,
      onTouchCancel: release,
    };
  }, [active]);
  return { near, pressed, watch };
}
