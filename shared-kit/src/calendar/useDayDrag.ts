import { useEffect, useState, type PointerEvent } from 'react';
import { useNavigate } from 'shared-kit/router';
import type { Property } from '../rules/entities';
import { useLatest } from '../ui/useLatest';
import { newEventHref } from './eventType';

const inOrder = (one: string, other: string): [string, string] => (one <= other ? [one, other] : [other, one]);

/** A press on another control, such as an event, or in its open menu, which is elsewhere on the page, begins nothing. */
const isGround = ({ target, currentTarget }: PointerEvent) =>
  target instanceof Element && currentTarget.contains(target) && target.closest('a, button') === null;

/**
 * A click on a day, or a drag of the mouse over several, begins an event there. Escape lets go. Fingers scroll; they and the
 * keyboard have the '+' of each day.
 * @param mayAdd whether events may be made here
 */
export function useDayDrag(property: Pick<Property, 'id' | 'type'>, mayAdd: boolean) {
  const navigate = useNavigate();
  const [days, setDays] = useState<{ from: string; to: string } | null>(null);
  const isOn = days !== null;
  const finish = useLatest(() => {
    if (!days) return;
    setDays(null);
    void navigate(newEventHref(property, ...inOrder(days.from, days.to)));
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const up = () => finish.current();
    const key = ({ key }: KeyboardEvent) => key === 'Escape' && setDays(null);
    const stop = () => setDays(null);
    // A browser does not always tell when the button was let go: over its own menus, or in another window.
    const moved = ({ buttons }: globalThis.PointerEvent) => buttons === 0 && stop();
    addEventListener('pointerup', up);
    addEventListener('pointermove', moved);
    addEventListener('pointercancel', stop);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerup', up);
      removeEventListener('pointermove', moved);
      removeEventListener('pointercancel', stop);
      removeEventListener('keydown', key);
    };
  }, [isOn, finish]);

  const [first, last] = days ? inOrder(days.from, days.to) : ['', ''];
  return {
    mayAdd,
    isOn,
    covers: (day: string) => isOn && day >= first && day <= last,
    /** What a day's cell listens to. */
    of: (day: string) =>
      mayAdd
        ? {
            onPointerDown: (event: PointerEvent) => {
              if (event.pointerType === 'mouse' && event.button === 0 && isGround(event)) setDays({ from: day, to: day });
            },
            onPointerEnter: () => setDays((now) => now && { ...now, to: day }),
          }
        : {},
  };
}

export type DayDrag = ReturnType<typeof useDayDrag>;
