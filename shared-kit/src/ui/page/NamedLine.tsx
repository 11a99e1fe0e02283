import type { ReactNode } from 'react';
import css from './NamedLine.module.css';

interface Props {
  name: string;
  /** What is said below the name, smaller. */
  note: string;
  /** A button or a status at the end of the line. */
  children?: ReactNode;
}

/** One line of a short list inside a section: a name, a note below it, and what can be done with it. */
export const NamedLine = ({ name, note, children }: Props) => (
  <li className={css.line}>
    <span className={css.text}>
      <b>{name}</b>
      <small>{note}</small>
    </span>
    {children}
  </li>
);
