import type { ReactNode } from 'react';
import styles from './preview.module.css';

interface Props {
  choice?: ReactNode;
  /** Buttons at the end of the heading. */
  actions?: ReactNode;
  note?: string | undefined;
  children: ReactNode;
}

const FOLLOWS = 'Follows your typing. Guests see it only after you save and publish.';

/** Shown beside a form: a heading with the views to choose from, the guest's view, and when guests see it. */
export const PreviewFrame = ({ choice, actions, note = FOLLOWS, children }: Props) => (
  <aside className={styles.panel} aria-label="Preview">
    <div className={styles.head}>
      <h2>Preview</h2>
      {choice}
      {actions}
    </div>
    {children}
    <p className={styles.note}>{note}</p>
  </aside>
);
