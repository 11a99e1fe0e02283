import { classes } from 'shared-kit/ui/classes';
import css from './Badge.module.css';

const initial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** The initials of a person on a disc; decoration beside the written name. */
export function Avatar({ firstName, lastName, onHeader }: { firstName: string; lastName: string; onHeader?: boolean }) {
  return (
    <span className={classes(css.avatar, onHeader && css.onHeader)} aria-hidden="true">
      {initial(firstName)}
      {initial(lastName)}
    </span>
  );
}
