import { useState } from 'react';
import { TextInput } from 'shared-kit/ui/input/TextInput';

interface Props {
  /** The day in the address, `YYYY-MM-DD`; '' for none. */
  value: string;
  onChoose: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** After the first digit of 2026, a browser reports the year 0002. */
const isYearBeingTyped = (day: string) => day.startsWith('0');

/**
 * A day of a filter that is kept in the address. The input keeps what is typed until it loses the focus: the address
 * follows a moment later, and restoring the previous day in between would discard the digits of the year.
 */
export function DayInput({ value, onChoose, min, max }: Props) {
  const [typed, setTyped] = useState<string>();
  const type = (day: string) => {
    setTyped(day);
    if (!isYearBeingTyped(day)) onChoose(day);
  };
  const leave = () => {
    if (typed && isYearBeingTyped(typed)) onChoose(typed);
    setTyped(undefined);
  };
  return (
    <TextInput
      type="date"
      value={typed ?? value}
      min={min}
      max={max}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  );
}
