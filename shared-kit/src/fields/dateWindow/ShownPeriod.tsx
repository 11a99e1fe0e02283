import { momentText } from '../../rules/dates';
import { readInstant } from '../../rules/instant';
import { ShownLines } from '../ShownLines';

interface Props {
  /** Instants, or typed text that is not an instant, which is shown as typed. */
  start: string;
  /** Null if there is no end. */
  end: string | null;
  zone: string;
}

/** The read-only view of a period: from when until when. */
export function ShownPeriod({ start, end, zone }: Props) {
  const format = (typed: string) => (readInstant(typed) ? momentText(typed, zone) : typed);
  return (
    <ShownLines
      lines={[
        ['Start Date', format(start)],
        ['End Date', end === null ? 'Does not end' : format(end)],
      ]}
    />
  );
}
