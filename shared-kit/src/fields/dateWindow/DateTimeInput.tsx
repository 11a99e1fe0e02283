import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { CalendarIcon } from '../../ui/icons/icons';
import { TextInput } from '../../ui/input/TextInput';
import { datePickerText, wallPickerText } from '../../rules/dates';
import { FIRST_TIME, LAST_TIME, parseDatePicker, parseWallPicker } from '../../rules/typedDate';
import styles from './dateWindow.module.css';

const loadPanel = () => import('shared-kit/fields/dateWindow/DatePanel');
const DatePanel = lazy(() => loadPanel().then((module) => ({ default: module.DatePanel })));

interface Props {
  /** Wall time `YYYY-MM-DDTHH:mm:ss`, '' for nothing, or text that is not a date yet; nothing typed is ever lost. */
  value: string;
  onChange: (wall: string) => void;
  onBlur?: () => void;
  /** Spoken with the button that opens the calendar, 'Start Date'. */
  label: string;
  /** Whose clock 'Now' reads. */
  zone: string;
  /** It is an end: a day alone means its last quarter (OP-136). */
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
  const without = ends ? LAST_TIME : FIRST_TIME;
  const textOf = dateOnly ? datePickerText : wallPickerText;
  const shown = textOf(value) || value;
  const [text, setText] = useState(shown);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // What was typed comes back as a value, perhaps a moment later: the text stays as it is typed.
  if (seen !== value) {
    setSeen(value);
    setSent(value);
    if (value !== sent) setText(shown);
  }

  const type = (typed: string) => {
    const read = dateOnly ? parseDatePicker(typed) : parseWallPicker(typed, without);
    const next = typed.trim() === '' ? '' : (read ?? typed);
    setText(typed);
    setSent(next);
    onChange(next);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: MouseEvent) => !box.current?.contains(event.target as Node) && setOpen(false);
    document.addEventListener('mousedown', outside);
    return () => document.removeEventListener('mousedown', outside);
  }, [open]);

  return (
    // The panel closes on Escape from anywhere inside, and when the focus goes elsewhere.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      ref={box}
      className={styles.box}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
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
          setText(textOf(value) || value);
          onBlur?.();
        }}
      />
      <IconButton
        ref={button}
        className={styles.open}
        label={`Choose ${label}`}
        icon={<CalendarIcon />}
        aria-expanded={open}
        aria-haspopup="dialog"
        disabled={disabled}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onClick={() => setOpen(!open)}
      />
      {open && (
        // What cannot take the focus, such as the text of a time, leaves it inside: outside, the panel would close before the click.
        <div className={styles.panel} role="dialog" aria-label={label} tabIndex={-1}>
          <Suspense fallback={<p className={styles.waiting}>Loading ...</p>}>
            <DatePanel
              value={textOf(value) ? value : ''}
              zone={zone}
              without={without}
              min={min}
              dateOnly={dateOnly}
              onChange={onChange}
              onDone={close}
            />
          </Suspense>
        </div>
      )}
    </span>
  );
}
