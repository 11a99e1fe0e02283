import { useMemo, useRef, useState, type SyntheticEvent } from 'react';

/**
 * Reports when the pointer reaches the rows, so that the code for dragging is loaded then and not with the list, and remembers a press
 * that started before it was loaded.
 * @param isActive whether the rows can be dragged
 * @returns `handlers` for the element around the rows
 */
export function useDragPreload(isActive: boolean) {
  const [isNear, setNear] = useState(false);
  const pressed = useRef<Event | null>(null);
  const handlers = useMemo(() => {
    if (!isActive) return {};
    const onPointerEnter = () => setNear(true);
    const release = () => {
      pressed.current = null;
    };
    const press = (event: SyntheticEvent) => {
      pressed.current = event.nativeEvent;
      setNear(true);
      // The button may be released outside the rows; a touch ends where it began.
      addEventListener('mouseup', release, { once: true });
    };
    return {
      onPointerEnter,
      onMouseDown: press,
      onTouchStart: press,
      onTouchEnd: release,
      onTouchCancel: release,
    };
  }, [isActive]);
  return { isNear, pressed, handlers };
}
