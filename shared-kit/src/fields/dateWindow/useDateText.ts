import { useState } from 'react';
import { datePickerText, wallPickerText } from '../../rules/dates';
import { parseDatePicker, parseWallPicker } from '../../rules/typedDate';

interface Options {
  /** Wall time, a plain date with `dateOnly`, '' for nothing, or text that is not a date yet. */
  value: string;
  onChange: (wall: string) => void;
  dateOnly: boolean;
  /** The time for a day that is typed without one. */
  defaultTime: string;
}

/**
 * The text of a date input: it stays as typed, while the value follows it.
 * @returns `text`, `type` for what is typed, `tidy` to show the value in the usual format, and whether the value `isDate`
 */
export function useDateText({ value, onChange, dateOnly, defaultTime }: Options) {
  const dateText = dateOnly ? datePickerText(value) : wallPickerText(value);
  const formatted = dateText || value;
  const [text, setText] = useState(formatted);
  const [lastValue, setLastValue] = useState(value);
  const [sentValue, setSentValue] = useState(value);

  // What was typed comes back as the value, perhaps a moment later: only a value from elsewhere replaces the text.
  if (lastValue !== value) {
    setLastValue(value);
    setSentValue(value);
    if (value !== sentValue) setText(formatted);
  }

  const type = (typed: string) => {
    const parsed = dateOnly ? parseDatePicker(typed) : parseWallPicker(typed, defaultTime);
    const next = typed.trim() === '' ? '' : (parsed ?? typed);
    setText(typed);
    setSentValue(next);
    onChange(next);
  };
  return { text, type, tidy: () => setText(formatted), isDate: dateText !== '' };
}
