import type { ReactNode } from 'react';
import styles from './preview.module.css';

interface Props {
  choice?: ReactNode;
  note?: string | undefined;
  children: ReactNode;
}

const FOLLOWS = 'Follows your typing. Guests see it only after you save and publish.';

/** Stands beside a form: its heading with what can be chosen to see, the guest's view, and when guests see it. */
export const PreviewFrame = ({ choice, note = FOLLOWS, children }: Props) => (
  <aside className={styles.panel} aria-label="Preview">
    <div className={styles.head}>
      <h2>Preview</h2>
      {choice}
    </div>
    {children}
    <p className={styles.note}>{note}</p>
  </aside>
);
