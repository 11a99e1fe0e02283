import { useEffect, useRef } from 'react';
import DatePicker from 'react-datepicker';
import { PICKER_TIMES } from '../../rules/calendarOptions';
import { today, wallNow } from '../../rules/dates';
import { nextQuarter } from '../../rules/wallTime';
import { Button } from '../../ui/button/Button';
import { DayNumber } from './DayNumber';
import styles from './dateWindow.module.css';

/**
 * The calendar library works in the browser's zone: only the day is passed to it, at noon, so that no clock change can shift it.
 */
const toDay = (wall: string) => (wall ? new Date(`${wall.slice(0, 10)}T12:00:00`) : null);
const fromDay = (day: Date) =>
  [day.getFullYear(), String(day.getMonth() + 1).padStart(2, '0'), String(day.getDate()).padStart(2, '0')].join('-');

/** Below a field at the right edge there is less room than the panel needs, so it moves to the left. */
const keepInWindow = (box: HTMLElement | null | undefined) => {
  const overflow = (box?.getBoundingClientRect().right ?? 0) - document.documentElement.clientWidth;
  if (box && overflow > 0) box.style.left = `${-overflow}px`;
};

interface Props {
  /** Wall time, or a plain date if no time is needed. */
  value: string;
  /** The time zone of 'Now' and of today. */
  zone: string;
  /** The time that a day gets when it is the first thing chosen, `HH:mm`. */
  without: string;
  /** The first moment, or day, that is offered. */
  min: string | undefined;
  /** Shows no list of times; choosing a day closes the panel. */
  dateOnly?: boolean;
  onChange: (wall: string) => void;
  onDone: () => void;
}

export type { Props as DatePanelProps };

/** The opened picker: a month and, if a time is needed, a list of times in 15-minute steps. Choosing a time closes it. */
export function DatePanel({ value, zone, without: defaultTime, min, dateOnly = false, onChange, onDone }: Props) {
  const day = value.slice(0, 10);
  const time = value.slice(11, 16) || defaultTime;
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const now = dateOnly ? today(zone) : wallNow(zone);
  const currentDay = now.slice(0, 10);

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
    const chosen = list.current?.querySelector<HTMLElement>('[aria-checked=true]');
    keepInWindow(panel.current?.parentElement);
    panel.current?.scrollIntoView({ block: 'nearest' });
    if (chosen && list.current) list.current.scrollTop = chosen.offsetTop - list.current.clientHeight / 2;
  }, []);

  // Late in the evening no time of that day is left.
  const earliest = min && !dateOnly ? nextQuarter(min) : min;
  const firstDay = toDay(earliest ?? '');
  const shownDay = toDay(value || earliest || now);
  const canChoose = (step: string) => day !== '' && !(min && `${day}T${step}:00` < min);
  /** The chosen time is kept for another day, unless it is too early on that day. */
  const atTime = (chosenDay: string) => {
    const moment = `${chosenDay}T${time}:00`;
    return earliest && moment < earliest ? earliest : moment;
  };
  return (
    <div className={styles.parts} ref={panel}>
      <div>
        <DatePicker
          inline
          selected={toDay(value)}
          {...(shownDay && { openToDate: shownDay })}
          {...(firstDay && { minDate: firstDay })}
          renderDayContents={(number, date) => <DayNumber isToday={fromDay(date) === currentDay}>{number}</DayNumber>}
          onChange={(chosen: Date | null) => {
            if (!chosen) return;
            onChange(dateOnly ? fromDay(chosen) : atTime(fromDay(chosen)));
            if (dateOnly) onDone();
          }}
        />
        <Button
          small
          disabled={Boolean(min && now < min)}
          onClick={() => {
            onChange(now);
            onDone();
          }}
        >
          {dateOnly ? 'Today' : 'Now'}
        </Button>
      </div>
      {!dateOnly && (
        // Some browsers let Tab stop at every element that scrolls; others let it stop only at the choices inside.
        <div
          className={styles.times}
          ref={list}
          role="radiogroup"
          aria-label="Time, 24 hours"
          tabIndex={PICKER_TIMES.some(canChoose) ? -1 : 0}
        >
          {PICKER_TIMES.map((step) => (
            <label key={step} className={styles.time}>
              <input
                type="radio"
                name="time"
                aria-checked={step === time}
                checked={step === time}
                disabled={!canChoose(step)}
                onChange={() => onChange(`${day}T${step}:00`)}
                onClick={(event) => event.detail > 0 && onDone()}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  onDone();
                }}
              />
              {step}
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
