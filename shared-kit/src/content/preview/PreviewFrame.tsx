import type { ReactNode } from 'react';
import styles from './preview.module.css';

interface Props {
  /** The views to choose from. */
  choice: ReactNode;
  /** Buttons at the end of the heading. */
  actions: ReactNode;
  /** When guests see it. */
  note: string | undefined;
  children: ReactNode;
}

/** Shown beside a form: a heading with the views to choose from, the guest's view, and when guests see it. */
export const PreviewFrame = ({ choice, actions, note, children }: Props) => (
  <aside className={styles.panel} aria-label="Preview">
    <div className={styles.head}>
      <h2>Preview</h2>
      {choice}
      {actions}
    </div>
    {children}
    {note && <p className={styles.note}>{note}</p>}
  </aside>
);
