import styles from './PageSkeleton.module.css';

/** Stands where a page will be while it is on its way. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading">
      <div className={styles.title} />
      <div className={styles.line} />
      <div className={styles.block} />
    </div>
  );
}
