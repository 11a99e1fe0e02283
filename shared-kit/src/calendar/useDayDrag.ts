import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useNavigate } from 'shared-kit/router';
import type { Property } from '../rules/entities';
import { useLatest } from '../ui/useLatest';
import { newEventHref } from './eventType';

const inOrder = (a: string, b: string): [string, string] => (a <= b ? [a, b] : [b, a]);

/**
 * Excludes presses on a cell's controls and in an event's open menu, which React reports here though it is elsewhere in the DOM.
 */
const isBackground = ({ target, currentTarget }: PointerEvent) =>
  target instanceof Element && currentTarget.contains(target) && target.closest('a, button') === null;

/** Whether a press began while a menu or a list of suggestions was open: such a press only closes it. */
function usePressThatCloses() {
  const closes = useRef(false);
  useEffect(() => {
    const onPress = () => void (closes.current = document.querySelector('[role=menu], [role=listbox]') !== null);
    // In the capture phase: before the menu or list closes, and before the press reaches a day.
    addEventListener('pointerdown', onPress, true);
    return () => removeEventListener('pointerdown', onPress, true);
  }, []);
  return closes;
}

/**
 * A click on a day, or a drag of the mouse over several, opens the form of a new event there. Escape cancels. Touch scrolls
 * instead; for touch and the keyboard each day has a '+'.
 * @param mayAdd whether the person may add events here
 */
export function useDayDrag(property: Pick<Property, 'id' | 'type'>, mayAdd: boolean) {
  const navigate = useNavigate();
  const closesMenu = usePressThatCloses();
  const [days, setDays] = useState<{ from: string; to: string } | null>(null);
  const isDragging = days !== null;
  const finish = useLatest(() => {
    if (!days) return;
    setDays(null);
    void navigate(newEventHref(property, ...inOrder(days.from, days.to)));
  });

  useEffect(() => {
    if (!isDragging) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = () => setDays(null);
    addEventListener('pointerup', () => finish.current(), { signal });
    // There is no pointerup when the button is released over the browser's own menus or in another window.
    addEventListener('pointermove', ({ buttons }) => buttons === 0 && cancel(), { signal });
    addEventListener('pointercancel', cancel, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
    return () => controller.abort();
  }, [isDragging, finish]);

  const [first, last] = days ? inOrder(days.from, days.to) : ['', ''];
  return {
    mayAdd,
    isDragging,
    includes: (day: string) => isDragging && day >= first && day <= last,
    /** The event handlers of a day's cell. */
    handlersFor: (day: string) =>
      mayAdd
        ? {
            onPointerDown: (event: PointerEvent) => {
              const isMainButton = event.pointerType === 'mouse' && event.button === 0;
              if (isMainButton && isBackground(event) && !closesMenu.current) setDays({ from: day, to: day });
            },
            onPointerEnter: () => setDays((current) => current && { ...current, to: day }),
          }
        : {},
  };
}

export type DayDrag = ReturnType<typeof useDayDrag>;
