import { MONTH_NAMES } from '../rules/dayText';
import { Select } from '../ui/input/Select';
import css from './calendar.module.css';

const MONTHS = MONTH_NAMES.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));
/** How many years before and after today can be chosen. */
const YEARS = { before: 5, after: 10 };

interface Props {
  /** The shown day, `YYYY-MM-DD`. */
  day: string;
  today: string;
  onDay: (day: string) => void;
}

/** Chooses another month or year. */
export function JumpTo({ day, today, onDay }: Props) {
  const [year = '', month = ''] = day.split('-');
  const currentYear = Number(today.slice(0, 4));
  const usualYears = Array.from({ length: YEARS.before + YEARS.after + 1 }, (_, index) =>
    String(currentYear - YEARS.before + index),
  );
  const years = usualYears.includes(year) ? usualYears : [year, ...usualYears].sort();
  return (
    <div className={css.jump}>
      <Select aria-label="Month" options={MONTHS} value={month} onChange={({ target }) => onDay(`${year}-${target.value}-01`)} />
      <Select aria-label="Year" options={years} value={year} onChange={({ target }) => onDay(`${target.value}-${month}-01`)} />
    </div>
  );
}
