import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { CalendarIcon } from '../../ui/icons/icons';
import { TextInput } from '../../ui/input/TextInput';
import { lazyPart } from '../../ui/lazyPart';
import { pressAgain } from '../../ui/pressAgain';
import { FIRST_TIME, LAST_TIME } from '../../rules/typedDate';
import styles from './dateWindow.module.css';
import type { DatePanelProps } from './DatePanel';
import { useDateText } from './useDateText';

const datePanel = lazyPart<DatePanelProps>(() =>
  import('shared-kit/fields/dateWindow/DatePanel').then((module) => module.DatePanel),
);

interface Props {
  /** Wall time `YYYY-MM-DDTHH:mm:ss`, '' for nothing, or text that is not a date yet; nothing typed is ever lost. */
  value: string;
  onChange: (wall: string) => void;
  onBlur?: () => void;
  /** Spoken with the button that opens the calendar, 'Start Date'. */
  label: string;
  /** The time zone of 'Now'. */
  zone: string;
  /** True for an end: a day without a time then means its last quarter of an hour (OP-136). */
  ends?: boolean | undefined;
  /** The calendar offers no earlier moment. */
  min?: string | undefined;
  disabled?: boolean | undefined;
  /** The value is a plain date `YYYY-MM-DD`, typed as MM/DD/YYYY. */
  dateOnly?: boolean;
}

/**
 * A date and time of the property's own clock: typed as people write dates, or picked from a calendar and a list of 15-minute
 * steps in 24-hour form (document 2 §5.5, OP-68). The panel takes the focus and closes when the focus leaves it.
 */
export function DateTimeInput({ value, onChange, onBlur, label, zone, ends, min, disabled, dateOnly = false }: Props) {
  const defaultTime = ends ? LAST_TIME : FIRST_TIME;
  const { text, type, tidy, isDate } = useDateText({ value, onChange, dateOnly, defaultTime });
  const [isOpen, setIsOpen] = useState(false);
  const { Part: DatePanel, failed, retry } = datePanel.usePart(isOpen);
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const onMouseDown = (event: MouseEvent) => !box.current?.contains(event.target as Node) && setIsOpen(false);
    document.addEventListener('mousedown', onMouseDown);
    return () => document.removeEventListener('mousedown', onMouseDown);
  }, [isOpen]);

  return (
    // The panel closes on Escape from anywhere inside, and when the focus goes elsewhere.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      ref={box}
      className={styles.box}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <TextInput
        value={text}
        placeholder={dateOnly ? 'MM/DD/YYYY' : 'MM/DD/YYYY h:mm AM'}
        autoComplete="off"
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          tidy();
          onBlur?.();
        }}
      />
      <IconButton
        ref={button}
        className={styles.open}
        label={`Choose ${label}`}
        icon={<CalendarIcon />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        disabled={disabled}
        onPointerEnter={datePanel.preload}
        onFocus={datePanel.preload}
        onClick={() => (isOpen && failed ? retry() : setIsOpen(!isOpen))}
      />
      {isOpen && (
        // A press on something that cannot take the focus, such as the text of a time, must not move it: the panel would close
        // before the click.
        <div className={styles.panel} role="dialog" aria-label={label} tabIndex={-1}>
          {DatePanel ? (
            <DatePanel
              value={isDate ? value : ''}
              zone={zone}
              without={defaultTime}
              min={min}
              dateOnly={dateOnly}
              onChange={onChange}
              onDone={close}
            />
          ) : failed ? (
            <p role="alert" className={styles.waiting}>
              {pressAgain('The calendar')}
            </p>
          ) : (
            <p className={styles.waiting}>Loading ...</p>
          )}
        </div>
      )}
    </span>
  );
}
