import { classes } from 'shared-kit/ui/classes';
import { badge as css } from 'shared-kit/ui/frameStyles';

const initial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/**
 * The initials of a person on a disc; decoration beside the written name. They are drawn by the stylesheet, so that they are not
 * part of a button's accessible name.
 */
export function Avatar({ firstName, lastName, onHeader }: { firstName: string; lastName: string; onHeader?: boolean }) {
  const initials = initial(firstName) + initial(lastName);
  return <span className={classes(css.avatar, onHeader && css.onHeader)} data-initials={initials} aria-hidden="true" />;
}
