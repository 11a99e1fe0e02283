import type { ReactNode } from 'react';
import { byDay } from 'shared-kit/rules/changedAt';
import css from './byDay.module.css';

interface Props<T> {
  items: readonly T[];
  /** When an item happened, as an instant. */
  momentOf: (item: T) => string;
  /** The time zone whose days group the items. */
  zone: string;
  children: (dayItems: readonly T[]) => ReactNode;
}

/** Groups items by day, each group below the name of its day. */
export function ByDay<T>({ items, momentOf, zone, children }: Props<T>) {
  return (
    <div className={css.days}>
      {byDay(items, momentOf, zone).map(([day, dayItems]) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          {children(dayItems)}
        </section>
      ))}
    </div>
  );
}
