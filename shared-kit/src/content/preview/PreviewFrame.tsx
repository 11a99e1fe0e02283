import type { ReactNode } from 'react';
import styles from './preview.module.css';

/** Stands beside a form: its heading with what can be chosen to see, the guest's view, and when guests see it. */
export const PreviewFrame = ({ choice, children }: { choice?: ReactNode; children: ReactNode }) => (
  <aside className={styles.panel} aria-label="Preview">
    <div className={styles.head}>
      <h2>Preview</h2>
      {choice}
    </div>
    {children}
    <p className={styles.note}>Follows your typing. Guests see it only after you save and publish.</p>
  </aside>
);
