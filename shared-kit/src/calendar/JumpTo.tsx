import { MONTH_NAMES } from '../rules/dayText';
import { Select } from '../ui/input/Select';
import css from './calendar.module.css';

const MONTHS = MONTH_NAMES.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));
/** How many years before and after today are offered. */
const YEARS = { before: 5, after: 10 };

interface Props {
  /** The shown day, `YYYY-MM-DD`. */
  day: string;
  /** Today. */
  now: string;
  onDay: (day: string) => void;
}

/** The way to another month or year. */
export function JumpTo({ day, now, onDay }: Props) {
  const [year = '', month = ''] = day.split('-');
  const around = Number(now.slice(0, 4));
  const offered = Array.from({ length: YEARS.before + YEARS.after + 1 }, (_, index) => String(around - YEARS.before + index));
  const years = offered.includes(year) ? offered : [year, ...offered].sort();
  return (
    <div className={css.jump}>
      <Select aria-label="Month" options={MONTHS} value={month} onChange={({ target }) => onDay(`${year}-${target.value}-01`)} />
      <Select aria-label="Year" options={years} value={year} onChange={({ target }) => onDay(`${target.value}-${month}-01`)} />
    </div>
  );
}
