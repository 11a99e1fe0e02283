import type { ReactNode } from 'react';
import { byDay } from 'shared-kit/rules/changedAt';
import css from './byDay.module.css';

interface Props<T> {
  items: readonly T[];
  /** When it was, as an instant. */
  momentOf: (item: T) => string;
  /** Whose days they are. */
  zone: string;
  children: (ofDay: readonly T[]) => ReactNode;
}

/** What happened on each day below the day's name, by the clock of a zone. */
export function ByDay<T>({ items, momentOf, zone, children }: Props<T>) {
  return (
    <div className={css.days}>
      {byDay(items, momentOf, zone).map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          {children(ofDay)}
        </section>
      ))}
    </div>
  );
}
